import { namesTag } from './entity-tag'

test.each(['"a"', 'W/"a"', '*', '"b", "a"', '"b",W/"a" ,"c"'])('%s matches the tag "a"', (header) => {
  expect(namesTag(header, '"a"')).toBe(true)
  expect(namesTag(header, 'W/"a"')).toBe(true)
})

test.each([undefined, '', '"b"', 'a', '"A"', 'W/', ',,,', '"a', '"a" "b"', ','.repeat(16_000)])(
  '%.20p does not match the tag "a"',
  (header) => {
    expect(namesTag(header, '"a"')).toBe(false)
  },
)
