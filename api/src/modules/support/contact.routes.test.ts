import { shop as names } from 'shared-contracts/platform/shop'
import { buildTestApp, type TestApp } from '../../testing/app'
import { eventually } from '../../testing/eventually'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const form = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phoneNumber: '9876543210',
  message: 'Do you sell saffron?\nIn small packs?',
}

async function messages() {
  const { rows } = await shop.database.connection().execute('select message from contact_messages')
  return rows
}

test('a message is stored, and mailed to the shop so that it can answer [18.9, 23.13]', async () => {
  const answer = await shop.visitor().post('/api/contact-form', form)
  expect(answer.statusCode).toBe(200)
  expect(await messages()).toEqual([{ message: form.message }])
  await eventually(() => shop.mails.length === 2)
  expect(shop.mails.find(({ to }) => to === names.email)).toMatchObject({
    subject: 'Message from Asha Rao (T-1)',
    replyTo: form.email,
    text: expect.stringContaining(form.message),
  })
  expect(shop.mails.find(({ to }) => to === names.email)?.text).toMatch(/REPLY:\s+\S+\/admin\/inbox\/T-1\b/)
})

test('the writer gets a ticket number by mail immediately, in their language, without anything they typed', async () => {
  const before = shop.mails.length
  const spam = { ...form, email: 'ravi@example.in', firstName: 'Win money', message: 'https://spam.example' }
  await shop.visitor('hi').post('/api/contact-form', spam)
  await eventually(() => shop.mails.length === before + 2)
  const mail = shop.mails.find(({ to }) => to === spam.email)
  expect(mail?.subject).toMatch(/^आपका संदेश हमें मिल गया है: T-\d+$/)
  expect(mail?.text).not.toMatch(/Win money|spam/)
})

test('the ticket mail says by when an answer comes, and names a contact once the shop has entered one', async () => {
  const asha = await shop.staff('owner')
  const officer = {
    officerName: 'Meera Iyer',
    officerPost: 'Grievance officer',
    officerPhone: '+91 80 0000 0000',
  }
  await asha.call('PATCH', '/api/admin/business-details', {
    version: 0,
    ...officer,
    hours: 'Monday to Friday, 10 to 18',
  })
  await shop.visitor().post('/api/contact-form', { ...form, email: 'meera@example.in' })
  const mail = () => shop.mails.find(({ to }) => to === 'meera@example.in')
  await eventually(() => mail() !== undefined)
  expect(mail()?.text).toMatch(/resolve your request by \d+ \w+ \d{4} at the latest/)
  expect(mail()?.text).toContain('Meera Iyer, Grievance officer, +91 80 0000 0000')
  expect(mail()?.text).toContain('Monday to Friday, 10 to 18')
})

test('a message sent again after a lost response is stored and mailed once', async () => {
  const visitor = shop.visitor()
  await visitor.get('/api/session')
  const question = { ...form, message: 'Do you ship to Goa?' }
  const send = (key: string) =>
    visitor.send({
      method: 'POST',
      url: '/api/contact-form',
      payload: question,
      headers: { 'idempotency-key': key },
    })
  const ofQuestion = async () =>
    ((await messages()) as { message: string }[]).filter(({ message }) => message === question.message)
  const answers = await Promise.all([send('1795633791430-87'), send('1795633791430-87')])
  answers.push(await send('1795633791430-87'))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await ofQuestion()).toHaveLength(1)

  await send('1795633791431-12')
  expect(await ofQuestion()).toHaveLength(2)
  const mailed = () => shop.mails.filter(({ text }) => text.includes(question.message))
  await eventually(() => mailed().length === 2)
})

test("two senders' messages are both stored, even with the same key", async () => {
  const send = async (change: object) => {
    const visitor = shop.visitor()
    await visitor.get('/api/session')
    return visitor.send({
      method: 'POST',
      url: '/api/contact-form',
      payload: { ...form, ...change },
      headers: { 'idempotency-key': '1795633791432-33' },
    })
  }
  const sent = ['Do you ship to Pune?', 'Do you ship to Delhi?']
  await send({ message: sent[0] })
  expect((await send({ message: sent[1], email: 'kiran@example.in' })).statusCode).toBe(200)
  const kept = ((await messages()) as { message: string }[]).map(({ message }) => message)
  expect(kept).toEqual(expect.arrayContaining(sent))
  await eventually(() => sent.every((message) => shop.mails.some(({ text }) => text.includes(message))))
})

test.each([
  ['a missing field', { ...form, lastName: undefined }],
  ['an empty message', { ...form, message: '   ' }],
  [
    'a second line in the name, as for a forged mail header',
    { ...form, firstName: 'Asha\r\nBcc: all@example.in' },
  ],
  ['no email address', { ...form, email: 'asha' }],
  ['an over-long message', { ...form, message: 'a'.repeat(5001) }],
  ['a list instead of text', { ...form, message: ['a'] }],
])('a message with %s is refused and changes nothing [23.18]', async (_, bad) => {
  const before = await messages()
  const answer = await shop.visitor().post('/api/contact-form', bad)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', fields: expect.any(Object) })
  expect(await messages()).toEqual(before)
})
