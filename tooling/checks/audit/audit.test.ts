import { verdictOn } from './audit'

const report = (vulnerabilities: object) => JSON.stringify({ metadata: { vulnerabilities } })

test.each([{ high: 1 }, { critical: 1 }, { critical: 2, high: 3, low: 9 }])(
  'a build with a hole of %j in a package fails',
  (found) => {
    expect(verdictOn(report(found)).isBad).toBe(true)
  },
)

test('a build with small holes alone passes and names them', () => {
  expect(verdictOn(report({ moderate: 2, low: 1, high: 0, critical: 0 }))).toEqual({
    isBad: false,
    sentence: 'Known holes in packages: 0 critical, 0 high, 2 moderate, 1 low.',
  })
})

test.each(['', 'npm error', '{"message":"405 Method Not Allowed","error":{}}'])(
  'a registry that cannot be asked is said to be so, not taken for a clean answer: %s',
  (text) => {
    const { isBad, sentence } = verdictOn(text)
    expect(isBad).toBe(false)
    expect(sentence).toMatch(/^NOT ASKED: /)
  },
)
