import { readFileSync } from 'node:fs'
import path from 'node:path'
import { timings } from './timings'

const tokens = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8')

/** The first value of a token; later ones are those for less motion. */
const duration = (token: string) => Number(new RegExp(`${token}: (\\d+)ms`).exec(tokens)?.[1])

describe('The durations of movements', () => {
  it.each([
    ['--fade-page', timings.pageFade],
    ['--fade-dialog', timings.dialogFade],
    ['--fade-backdrop', timings.backdropFade],
    ['--slide', timings.slide],
  ])('%s of the style sheet is that of the timings', (token, milliseconds) => {
    expect(duration(token)).toBe(milliseconds)
  })

  it('are nothing where less motion is asked for', () => {
    const [, still = ''] = tokens.split('prefers-reduced-motion: reduce')
    for (const token of ['--fade-page', '--fade-dialog', '--fade-backdrop', '--slide'])
      expect(still).toContain(`${token}: 0ms`)
  })
})
