import { readVisit } from './visit'

const tenPercent = [{ name: 'mf-catalog', version: '2.0.0-abc', percent: 10 }]
const readCookie = (setCookie = '') => setCookie.split(';', 1)[0]

test('no browser gets a number without a canary', () => {
  expect(readVisit(undefined, [], true)).toEqual({ canaries: [] })
})

test('a browser gets the same versions at every visit', () => {
  for (let count = 0; count < 200; count += 1) {
    const first = readVisit(undefined, tenPercent, false)
    const again = readVisit(`_ga=1; ${readCookie(first.setCookie)}; theme=dark`, tenPercent, false)
    expect(again).toEqual({ canaries: first.canaries })
  }
})

test('the canary gets its share of browsers, and none at 0 %', () => {
  const share = (percent: number) => {
    const visits = Array.from({ length: 5000 }, () =>
      readVisit(undefined, [{ name: 'mf-catalog', version: '2', percent }], false),
    )
    return visits.filter(({ canaries }) => canaries.length > 0).length / 50
  }
  // 2.2 percentage points are five standard deviations.
  expect(Math.abs(share(10) - 10)).toBeLessThan(2.2)
  expect(share(0)).toBe(0)
  expect(share(100)).toBe(100)
})

test('the next canary goes to another tenth of the browsers', () => {
  const next = [{ name: 'mf-catalog', version: '2.0.1-def', percent: 10 }]
  const cookies = Array.from({ length: 2000 }, () =>
    readCookie(readVisit(undefined, tenPercent, false).setCookie),
  )
  const got = (canaries: typeof next) =>
    new Set(cookies.filter((cookie) => readVisit(cookie, canaries, false).canaries.length > 0))
  const both = [...got(tenPercent)].filter((cookie) => got(next).has(cookie))
  expect(both.length).toBeLessThan(got(tenPercent).size / 2)
})

test('the number is hidden from scripts, and from plain http if the shop has https', () => {
  expect(readVisit('canary=forged', tenPercent, true).setCookie).toMatch(
    /^canary=[\w-]{22}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
  )
  expect(readVisit(undefined, tenPercent, false).setCookie).not.toContain('Secure')
})
