import { writeLetter } from './letter'

test('a mail has the same content in text and in HTML', () => {
  const { text, html } = writeLetter([
    'Dear Asha,',
    { heading: 'Your order' },
    { rows: [['2 x Turmeric, 100 g', 'Rs 250.00']], sums: [['Total paid', 'Rs 300.00']] },
    { button: 'See your order', href: 'https://shop.example/account' },
    { small: 'You asked for this.', link: { text: 'Unsubscribe', href: 'https://shop.example/u/1' } },
  ])
  for (const words of [
    'Dear Asha,',
    'Your order',
    '2 x Turmeric, 100 g',
    'Rs 300.00',
    'https://shop.example/account',
    'https://shop.example/u/1',
  ]) {
    expect(text).toContain(words)
    expect(html).toContain(words)
  }
})

test('a name cannot inject markup into a mail', () => {
  const evil = `<img src=x onerror="alert(1)">'&`
  const { html } = writeLetter([
    `Dear ${evil},`,
    { heading: evil },
    { rows: [[evil, evil]], sums: [[evil, evil]] },
    { button: evil, href: `https://shop.example/"${evil}` },
    { small: evil, link: { text: evil, href: `"${evil}` } },
  ])
  expect(html).not.toContain('<img')
  expect(html).not.toMatch(/href="[^"]*"[^ >]/)
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;')
})

test('line breaks in a message are kept', () => {
  const { text, html } = writeLetter(['one\ntwo'])
  expect(text).toContain('one\ntwo')
  expect(html).toContain('one<br>two')
})
