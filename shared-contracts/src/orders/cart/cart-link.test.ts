import { readCartLink, readVariantItemId, variantItemId, writeCartLink } from './cart-link'

const turmeric = { id: 'turmeric-powder', variantId: 'turmeric-powder-100g', quantity: 2 }
const cloves = { id: 'cloves', variantId: 'cloves-50g', quantity: 1 }

test('a link shows each pack in readable form, with its quantity', () => {
  expect(writeCartLink([turmeric, cloves])).toBe('turmeric-powder.100g:2,cloves.50g:1')
})

test.each([
  ['of one line', [turmeric]],
  ['of several lines', [turmeric, cloves]],
  ['of two packs of a product', [turmeric, { ...turmeric, variantId: 'turmeric-powder-1.5kg' }]],
  ['with an id that is no part of the other', [{ id: 'turmeric', variantId: 'v1', quantity: 3 }]],
  ['with an id that has a dot', [{ id: 'no.1', variantId: 'no.1-50g', quantity: 1 }]],
  ['with ids of other letters', [{ id: 'हल्दी', variantId: 'हल्दी/१ किलो', quantity: 999_999_999 }]],
  ['with ids of slashes, colons and percent signs', [{ id: '../:', variantId: '%2F~', quantity: 7 }]],
  ['with 500 lines', Array.from({ length: 500 }, (_, at) => ({ ...cloves, variantId: `cloves-${at}` }))],
])('opening the link %s gives the same lines', (_, lines) => {
  expect(readCartLink(writeCartLink(lines))).toEqual(lines)
  expect(writeCartLink(lines)).toMatch(/^[\w.~:,-]+$/)
})

test('two lines of the same pack become one line of the link', () => {
  expect(writeCartLink([cloves, turmeric, { ...cloves, quantity: 4 }])).toBe(
    'cloves.50g:5,turmeric-powder.100g:2',
  )
})

test('a line that cannot be in a link is left out, and the others stay', () => {
  const odd = ['', ' ', 'a,b', 'a\u0000', '\ud800', 'x'.repeat(101)]
  expect(writeCartLink([...odd.map((id) => ({ ...cloves, id })), cloves])).toBe('cloves.50g:1')
})

test('an item that is encoded unnecessarily has the same meaning', () => {
  expect(readCartLink(`${coded('cloves.50g')}:1`)).toEqual([cloves])
  expect(readCartLink(`cloves.50g:1,${coded('cloves.50g')}:1`)).toBeUndefined()
})

test.each([
  ['cloves.50g', cloves],
  ['turmeric/v1', { id: 'turmeric', variantId: 'v1' }],
  ['%E0%A4%B9/a%2Fb', { id: 'ह', variantId: 'a/b' }],
])('the pack %s has this catalogue id, and can be read back', (item, variant) => {
  expect(variantItemId(variant)).toBe(item)
  expect(readVariantItemId(item)).toEqual({ id: variant.id, variantId: variant.variantId })
})

test.each(['', 'cloves', 'cloves-50g', '.50g', 'a/b/c', 'cloves/cloves-50g', '~Y2xvdmVz', '%/a', 'a b.c'])(
  '%j is not a catalogue id',
  (item) => expect(readVariantItemId(item)).toBeUndefined(),
)

const coded = (text: string) => `~${Buffer.from(text).toString('base64url')}`

test.each([
  ['nothing', ''],
  ['a space', ' '],
  ['an item without a quantity', 'cloves.50g'],
  ['an empty quantity', 'cloves.50g:'],
  ['a quantity without an item', ':1'],
  ['quantity 0', 'cloves.50g:0'],
  ['a leading zero', 'cloves.50g:01'],
  ['only zeros', 'cloves.50g:00'],
  ['an exponent', 'cloves.50g:1e3'],
  ['a negative quantity', 'cloves.50g:-1'],
  ['a sign', 'cloves.50g:+1'],
  ['a fraction', 'cloves.50g:1.5'],
  ['a decimal comma', 'cloves.50g:1,5'],
  ['a hexadecimal quantity', 'cloves.50g:0x10'],
  ['a quantity in other digits', 'cloves.50g:१'],
  ['a quantity in words', 'cloves.50g:NaN'],
  ['an endless quantity', 'cloves.50g:Infinity'],
  ['a quantity of ten digits', 'cloves.50g:1000000000'],
  ['a space before the quantity', 'cloves.50g: 1'],
  ['a space after the quantity', 'cloves.50g:1 '],
  ['a line break', 'cloves.50g:1\n'],
  ['two quantities', 'cloves.50g:1:2'],
  ['a price', 'cloves.50g:1@1'],
  ['a comma at the start', ',cloves.50g:1'],
  ['a comma at the end', 'cloves.50g:1,'],
  ['two commas', 'cloves.50g:1,,turmeric-powder.100g:1'],
  ['a semicolon between lines', 'cloves.50g:1;turmeric-powder.100g:1'],
  ['the same pack twice', 'cloves.50g:1,cloves.50g:2'],
  ['the same pack in two spellings', `cloves.50g:1,${coded('cloves/cloves-50g')}:1`],
  ['a pack coded without need', `${coded('cloves/cloves-50g')}:1`],
  ['an item without a pack', 'cloves:1'],
  ['an item without a product', '.50g:1'],
  ['a product and nothing after the dot', 'cloves.:1'],
  ['a dot', '.:1'],
  ['two dots', '..:1'],
  ['a path upwards', '../../etc/passwd:1'],
  ['a slash', 'cloves/50g:1'],
  ['two slashes', '//evil.example:1'],
  ['another site', 'https://evil.example/:1'],
  ['a backslash', '\\evil.example:1'],
  ['a coded slash', 'cloves%2f.50g:1'],
  ['a slash that was coded twice', 'cloves%252f.50g:1'],
  ['a coded colon', 'cloves.50g%3A1'],
  ['a NUL', 'cloves\u0000.50g:1'],
  ['half a character', 'cloves\ud800.50g:1'],
  ['markup', '<script>alert(1)</script>.50g:1'],
  ['a quote', 'cloves".50g:1'],
  ['SQL', "cloves'--.50g:1"],
  ['a plus sign', 'cloves+powder.50g:1'],
  ['an id of other letters, not coded', 'हल्दी.100g:1'],
  ['a tilde alone', '~:1'],
  ['two tildes', `~${coded('a/b')}:1`],
  ['no base64url', '~!!!:1'],
  ['base64 of an impossible length', '~A:1'],
  ['base64 with padding', `${coded('हल्दी/a')}=:1`],
  ['base64 with spaces', `~ ${coded('a/b').slice(1)}:1`],
  ['base64 of the other alphabet', `~${Buffer.from('?>/~~>?').toString('base64')}:1`],
  ['base64 with bits left over', `${coded('a/bc').slice(0, -1)}x:1`],
  ['coded bytes that are no text', `~${Buffer.from([0xff, 0xfe, 0x2f]).toString('base64url')}:1`],
  ['coded half of a character', `${coded('%E0%A4/b')}:1`],
  ['coded bad percent signs', `${coded('%zz/b')}:1`],
  ['coded text that is not percent-encoded', `${coded('हल्दी/a')}:1`],
  ['a coded item in three parts', `${coded('a/b/c')}:1`],
  ['a coded item in one part', `${coded('a')}:1`],
  ['a coded item of nothing', `${coded('/')}:1`],
  ['a coded control character', `${coded('a%00/b')}:1`],
  ['a coded comma', `${coded('a%2Cb/c')}:1`],
  ['a coded id with a space around it', `${coded('%20a/b')}:1`],
  ['an id of 101 characters', `${'x'.repeat(101)}.50g:1`],
  ['5 kB of one letter', 'x'.repeat(5000)],
  ['5 kB of commas', ','.repeat(5000)],
  ['5 kB of colons', ':'.repeat(5000)],
  ['a bad line among 200 good ones', `${'cloves.50g:1,'.repeat(200)}x`],
])('a link with %s is rejected as a whole', (_, text) => {
  expect(readCartLink(text)).toBeUndefined()
})
