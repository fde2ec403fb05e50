import { readFileSync } from 'node:fs'
import path from 'node:path'
import { timings } from './timings'

const tokens = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8')

/** Returns the first value of a token; later ones are for reduced motion. */
const duration = (token: string) => Number(new RegExp(`${token}: (\\d+)ms`).exec(tokens)?.[1])

describe('the durations of movements', () => {
  it.each([
    ['--fade-page', timings.pageFade],
    ['--fade-dialog', timings.dialogFade],
    ['--fade-backdrop', timings.backdropFade],
    ['--slide', timings.slide],
  ])('%s in the style sheet equals its timing [1.11, 4.8, 11.11]', (token, milliseconds) => {
    expect(duration(token)).toBe(milliseconds)
  })

  it('are zero with reduced motion [1.12]', () => {
    const [, still = ''] = tokens.split('prefers-reduced-motion: reduce')
    for (const token of ['--fade-page', '--fade-dialog', '--fade-backdrop', '--slide'])
      expect(still).toContain(`${token}: 0ms`)
  })
})

/** Returns the position after some seconds of a spring that pulls a unit mass from 0 to 1. */
function computeSpring(seconds: number, { tension, friction }: { tension: number; friction: number }) {
  const decay = friction / 2
  const frequency = Math.sqrt(tension - decay ** 2)
  const swing = Math.cos(frequency * seconds) + (decay / frequency) * Math.sin(frequency * seconds)
  return 1 - Math.exp(-decay * seconds) * swing
}

test('the spring has a tension of 250 and a friction of 25, and ends at rest [25.3]', () => {
  const [, duration = '', samples = ''] = /--spring: (\d+)ms\s+linear\(([^)]+)\)/.exec(tokens) ?? []
  const values = samples.split(',').map(Number)
  const step = Number(duration) / 1000 / (values.length - 1)
  values.slice(0, -1).forEach((value, at) => {
    expect(value).toBeCloseTo(computeSpring(at * step, { tension: 250, friction: 25 }), 2)
  })
  expect(values.at(-1)).toBe(1)
})
