import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createMailer } from './mailer'

const mail = {
  messageId: '7d0f2c1a-0000-4000-8000-000000000001',
  to: 'asha@example.in',
  subject: 'Your order',
  text: 'Rs 175 – thank you',
  html: '<p>Rs 175 – <b>thank you</b></p>',
  headers: {
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    Date: 'Mon, 23 Nov 2026 04:00:00 GMT',
  },
}

test('without an SMTP server mails go to the outbox folder', async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'outbox-')), 'outbox')
  await createMailer({ folder })(mail)
  const [file = ''] = readdirSync(folder)
  expect(file).toMatch(/\.eml$/)
  const text = readFileSync(path.join(folder, file), 'utf8')
  expect(text).toMatch(/^To: asha@example\.in$/m)
  expect(text).toMatch(/^Subject: Your order$/m)
  expect(text).toMatch(/^Message-ID: <7d0f2c1a-0000-4000-8000-000000000001@kesarandclove\.example>$/m)
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(text.match(/^Date: .*$/gm)).toEqual(['Date: Mon, 23 Nov 2026 04:00:00 GMT'])
  expect(text).toMatch(/^Content-Type: text\/plain/m)
  expect(text).toMatch(/^Content-Type: text\/html/m)
  expect(statSync(path.join(folder, file)).isFile()).toBe(true)
})

test('a mail written before the server was killed is not written again', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'))
  await createMailer({ folder })(mail)
  await createMailer({ folder })(mail)
  await createMailer({ folder })({ ...mail, messageId: '7d0f2c1a-0000-4000-8000-000000000002' })
  expect(readdirSync(folder)).toHaveLength(2)
})

test('with an SMTP server, mails are sent through it from the configured address', async () => {
  const lines: string[] = []
  const smtp = createServer((socket) => {
    let isData = false
    socket.write('220 shop\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        lines.push(line)
        if (isData && line !== '.') continue
        isData = line === 'DATA'
        socket.write(isData ? '354 go on\r\n' : '250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.address() as AddressInfo
  await createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: { name: '', address: 'shop@example.in' },
    folder: '',
  })(mail)
  expect(lines).toEqual(expect.arrayContaining(['MAIL FROM:<shop@example.in>', 'RCPT TO:<asha@example.in>']))
  await new Promise((resolve) => smtp.close(resolve))
})

/** Returns the header lines of the only mail in the folder, as written. */
function readHeaders(folder: string): string[] {
  const [file = ''] = readdirSync(folder)
  return readFileSync(path.join(folder, file), 'utf8').split('\n\n')[0]?.split('\n') ?? []
}

test.each([
  'Account locked: call 1800<victim@example.in>',
  '"victim"@example.in',
  '(call 1800)victim@example.in',
  'victim@example.in, other@example.in',
  'victim@example.in;',
  'g:victim@example.in;',
  'victim@example.in\r\nBcc: other@example.in',
  'victim',
  '',
])('a mail to %j is not sent', async (to) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'))
  await expect(createMailer({ folder })({ ...mail, to })).rejects.toThrow('must be a single email address')
  expect(readdirSync(folder)).toEqual([])
})

test('a recipient that contains other addresses is treated as one address', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'))
  await createMailer({ folder })({
    ...mail,
    to: "o'brien+a=b@example.in",
    replyTo: 'ravi@xn--bcher-kva.example',
  })
  expect(readHeaders(folder)).toEqual(
    expect.arrayContaining(["To: o'brien+a=b@example.in", 'Reply-To: ravi@xn--bcher-kva.example']),
  )
})

test('an invalid reply address is left out', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'))
  await createMailer({ folder })({ ...mail, replyTo: 'Pay here<thief@example.in>' })
  expect(readHeaders(folder).join('\n')).not.toMatch(/Reply-To|thief/)
})
