import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createDormancy, Dormancy, Dormant } from 'shared-contracts/remote'
import { Footer } from './footer'
import { footerIsReady, TouchedFooter } from './touched-footer'

jest.mock('./footer', () => ({ Footer: () => <button type="button">HELP</button> }))

test('a footer whose code arrives during hydration is hydrated without an error', async () => {
  document.body.innerHTML = `<div>${renderToString(
    <Dormant>
      <Footer here="/" />
    </Dormant>,
  )}</div>`
  const button = screen.getByRole('button')
  const { dormancy, end } = createDormancy()
  const complain = jest.fn()
  await act(async () => {
    hydrateRoot(
      document.body.children[0] ?? document.body,
      <Dormancy value={dormancy}>
        <Dormant>
          <TouchedFooter here="/" />
        </Dormant>
      </Dormancy>,
      { onRecoverableError: complain },
    )
  })
  await act(async () => end())
  await footerIsReady
  expect(complain).not.toHaveBeenCalled()
  expect(screen.getByRole('button')).toBe(button)
})
