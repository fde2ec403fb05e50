import { readMailSender } from './mail-sender'

test.each([
  ['shop@example.com', { name: '', address: 'shop@example.com' }],
  [' Kesar & Clove <Shop@example.com> ', { name: 'Kesar & Clove', address: 'Shop@example.com' }],
  ['"Spices, and more" <shop@example.com>', { name: 'Spices, and more', address: 'shop@example.com' }],
  ['<shop@example.com>', { name: '', address: 'shop@example.com' }],
])('mails can be from %s', (text, sender) => expect(readMailSender(text)).toEqual(sender))

test.each([
  '',
  'shop',
  'Shop',
  'a@example.com, b@example.com',
  'a <b <c@example.com>>',
  'Sh\nop <a@example.com>',
])('mails cannot be from %j', (text) => expect(readMailSender(text)).toBeUndefined())
