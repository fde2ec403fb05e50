import 'design-system/tokens.css'
import 'design-system/base.css'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router/dom'
import { createStore, shopOpened } from 'shared-contracts/store'
import { readBoot } from './remotes/boot'
import { forgetContainer, loadContainer, registerContainers } from './remotes/federation'
import { createRemotes } from './remotes/remotes'
import { createShopRouter } from './routing/shop-router'

const { remotes: live } = readBoot()
const store = createStore()
registerContainers(live)
const remotes = createRemotes(live, store, { load: loadContainer, forget: forgetContainer })
const router = createShopRouter(remotes)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')
createRoot(root).render(
  <Provider store={store}>
    <RouterProvider router={router} />
  </Provider>,
)
store.dispatch(shopOpened())
