import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Late } from './late'
import { lateCode } from './late-code'
import { OptionalLate } from './optional-late'

function Broken(): never {
  throw new Error('broken')
}

const Panel = () => <p>Your orders</p>

/** Makes a chunk that fails to load while `line.isUp` is false. */
function panelFile(isUp: boolean) {
  const line = { isUp }
  const load = jest.fn(async () => {
    if (!line.isUp) throw new Error('ChunkLoadError')
    return { Panel }
  })
  return { line, load, code: lateCode(load) }
}

type File = ReturnType<typeof panelFile>

const shown = ({ code }: File) => (
  <main tabIndex={-1}>
    <h1>Account</h1>
    <Late code={code} waiting={<p>Loading</p>}>
      {({ Panel }) => <Panel />}
    </Late>
  </main>
)

const open = (file: File) => act(async () => render(shown(file)))

test('a part shows its placeholder until its code has loaded', async () => {
  render(shown(panelFile(true)))
  expect(screen.getByText('Loading')).toBeVisible()
  expect(await screen.findByText('Your orders')).toBeVisible()
})

test('a part whose code failed to load offers Retry, which works once the chunk is available again', async () => {
  const file = panelFile(false)
  await open(file)
  expect(await screen.findByRole('alert')).toHaveTextContent('This part didn’t load.')
  expect(screen.getByRole('heading', { name: 'Account' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
  file.line.isUp = true
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Your orders')).toBeVisible()
  expect(file.load).toHaveBeenCalledTimes(3)
})

test('a part that is mounted again loads its code again without Retry', async () => {
  const file = panelFile(false)
  const { unmount } = await open(file)
  await screen.findByRole('alert')
  unmount()
  file.line.isUp = true
  await open(file)
  expect(await screen.findByText('Your orders')).toBeVisible()
})

test.each([
  ['whose code fails to load', panelFile(false).code],
  ['that throws', lateCode(async () => ({ Panel: Broken }))],
])('an optional part %s shows nothing and does not affect the page', async (_, code) => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {})
  await act(async () =>
    render(
      <main>
        <h1>Account</h1>
        <OptionalLate code={code}>{({ Panel }) => <Panel />}</OptionalLate>
      </main>,
    ),
  )
  expect(screen.getByRole('main')).toHaveTextContent(/^Account$/)
  complaints.mockRestore()
})

test('code that has loaded is shown immediately', async () => {
  const file = panelFile(true)
  await file.code.fetch()
  render(shown(file))
  expect(screen.getByText('Your orders')).toBeVisible()
})

test("the server's HTML stays until the code has loaded, and an interaction retries it", async () => {
  const atServer = panelFile(true)
  await atServer.code.fetch()
  const page = (file: File) => <Suspense>{shown(file)}</Suspense>
  document.body.innerHTML = `<div>${renderToString(page(atServer))}</div>`
  const fromServer = screen.getByText('Your orders')
  const file = panelFile(false)
  const complain = jest.fn()
  await act(async () => {
    hydrateRoot(document.body.children[0] ?? document.body, page(file), { onRecoverableError: complain })
  })
  expect(screen.getByText('Your orders')).toBe(fromServer)
  await userEvent.click(document.body)
  expect(file.load).toHaveBeenCalledTimes(2)
  file.line.isUp = true
  await userEvent.click(document.body)
  expect(screen.getByText('Your orders')).toBe(fromServer)
  expect(file.load).toHaveBeenCalledTimes(3)
  expect(complain).not.toHaveBeenCalled()
})
