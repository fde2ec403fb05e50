import { callLink, chatLink, chatText, mailLink } from './contact-links'

test.each(['98765 43210', '+91 9876543210', '919876543210'])('%s is dialled as an Indian number', (phone) => {
  expect(callLink(phone)).toBe('tel:+919876543210')
})

test('an email link has only the typed address as its recipient, whatever it contains', () => {
  expect(mailLink('asha.rao+shop@example.in')).toBe('mailto:asha.rao%2Bshop@example.in')
  const typed = 'x?bcc=all&body=#pay@example.com'
  const link = new URL(mailLink(typed))
  expect([link.search, link.hash, decodeURIComponent(link.pathname)]).toEqual(['', '', typed])
})

test('a chat message lists the courier, the tracking number and the tracking link', () => {
  const shipment = { courierName: 'DTDC', awb: 'D1', link: 'https://dtdc.example/D1' }
  const text = chatText({ firstName: 'आशा', orderId: 'ORD-1', shipment })
  expect(text).toContain('Your order ORD-1 has been shipped with DTDC, tracking number D1.')
  const link = new URL(chatLink('9876543210', text))
  expect(link.pathname).toBe('/919876543210')
  expect(link.searchParams.get('text')).toBe(text)
  expect(chatText({ firstName: 'Asha', orderId: 'ORD-1' })).toContain('about your order ORD-1')
})
