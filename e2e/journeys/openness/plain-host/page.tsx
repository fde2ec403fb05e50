import './contract'
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { CONTRACT_VERSION, type RemoteModule } from 'shared-contracts/remote'
import { createStore } from 'shared-contracts/store'

/** Shows the page of a published container that the address specifies: `?entry=…&path=/about`. */
async function showPage(): Promise<void> {
  const query = new URLSearchParams(window.location.search)
  const path = query.get('path') ?? '/'
  registerRemotes([{ name: 'mf_content', entry: query.get('entry') ?? '' }])
  const exposed = await loadRemote<{ default: RemoteModule }>('mf_content/module')
  if (exposed?.default.contract !== CONTRACT_VERSION) throw new Error('mf-content has another contract.')
  const route = exposed.default.routes.find((each) => each.path === path)
  const Page = route?.Component ?? (await route?.lazy?.())?.Component
  if (!Page) throw new Error(`mf-content has no page ${path}.`)
  createRoot(document.body).render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[path]}>
        <Page />
      </MemoryRouter>
    </Provider>,
  )
}

showPage()
