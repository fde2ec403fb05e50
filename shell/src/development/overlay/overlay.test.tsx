import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { catalog, content } from '../../testing/open-shop'
import { offerOverlay } from './offer-overlay'

const files = [
  { name: '/remotes/mf-content/0/remote-entry.js', startTime: 100, responseEnd: 140, encodedBodySize: 3000 },
  { name: '/remotes/mf-content/0/page.js', startTime: 120, responseEnd: 190, encodedBodySize: 9500 },
  { name: '/remotes/mf-content/0/late.js', startTime: 900, responseEnd: 930, encodedBodySize: 0 },
  { name: '/shell/shell.1234.js', startTime: 10, responseEnd: 90, encodedBodySize: 100_000 },
]

class NeverResizes {
  observe() {}
  disconnect() {}
}

test('a key shows the owner of each part of the page, with version, time and bytes; Escape hides them', async () => {
  document.body.innerHTML = `<header data-remote="shell"><button>Menu</button></header>
    <main data-remote="mf-content">Home</main><div data-remote="mf-catalog" hidden>Rendered ahead</div>
    <footer data-remote="shell">Ours</footer><script src="/shell/shell.1234.js"></script>`
  for (const part of document.querySelectorAll<HTMLElement>('[data-remote]:not([hidden])'))
    part.getBoundingClientRect = () => ({ left: 0, top: 0, width: 300, height: 100 }) as DOMRect
  performance.getEntriesByType = () =>
    files.map(
      (file) => ({ ...file, name: `${window.location.origin}${file.name}` }) as PerformanceResourceTiming,
    )
  Object.assign(globalThis, { ResizeObserver: NeverResizes })
  offerOverlay({ remotes: [content, catalog], overrideOrigins: ['http://localhost:*'] }, (remote) =>
    remote === content ? { ...content, version: '0', base: '/remotes/mf-content/0/' } : remote,
  )
  const user = userEvent.setup()
  const menu = screen.getByRole('button', { name: 'Menu' })
  menu.focus()

  await user.keyboard('{Alt>}{Shift>}m{/Shift}{/Alt}')
  const dialog = await screen.findByRole('dialog', { name: 'Parts of this page' })
  expect(dialog).toHaveFocus()
  const rows = within(dialog)
    .getAllByRole('row')
    .map((row) => row.textContent)
  expect(rows).toEqual(['PartVersionLoaded inSize', 'shell123480 ms100 kB', 'mf-content0120 ms12.5 kB'])
  expect(document.querySelectorAll('.part-outline')).toHaveLength(3)
  expect(document.querySelector('.part-outline[data-kind="remote"]')).toHaveTextContent(
    'mf-content 0 · 120 ms · 12.5 kB',
  )

  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(document.querySelector('.part-outline')).toBeNull()
  expect(menu).toHaveFocus()
})
