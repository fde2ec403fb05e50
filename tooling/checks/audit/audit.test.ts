import { judgeAudit } from './audit'

const report = (vulnerabilities: object) => JSON.stringify({ metadata: { vulnerabilities } })

test.each([{ high: 1 }, { critical: 1 }, { critical: 2, high: 3, low: 9 }])(
  'a %j vulnerability in a package fails the build',
  (found) => {
    expect(judgeAudit(report(found)).isBad).toBe(true)
  },
)

test('minor vulnerabilities are listed and pass', () => {
  expect(judgeAudit(report({ moderate: 2, low: 1, high: 0, critical: 0 }))).toEqual({
    isBad: false,
    sentence: 'Known vulnerabilities in packages: 0 critical, 0 high, 2 moderate, 1 low.',
  })
})

test.each(['', 'npm error', '{"message":"405 Method Not Allowed","error":{}}'])(
  'an unreachable registry is reported and does not count as a clean result: %s',
  (text) => {
    const { isBad, sentence } = judgeAudit(text)
    expect(isBad).toBe(false)
    expect(sentence).toMatch(/^NOT CHECKED: /)
  },
)
