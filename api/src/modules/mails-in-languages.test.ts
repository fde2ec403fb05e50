import { languages, type OtherLanguage, otherLanguages } from 'shared-contracts/i18n/language'
import { shop } from 'shared-contracts/platform/shop'
import { type Paise, paise } from 'shared-contracts/values/money'
import { writeLetter } from '../mail/letter'
import type { Letter } from '../mail/outbox'
import { testShippingAddress, testStoredOrder } from '../testing/orders'
import { newDeviceMail, welcomeMail } from './customers/account/account-mails'
import { changeRequestMail, confirmEmailMail, emailChangedMail } from './customers/account/email/email-mails'
import { passkeyAddedMail } from './customers/passkeys/new-passkeys'
import { passwordChangedMail, resetMail } from './customers/passwords/password-mails'
import { accountDeletedMail } from './customers/privacy/privacy.service'
import { comingBackMail, returnedMail } from './fulfilment/mails/return-mails'
import { correctedMail, shippedMail } from './fulfilment/mails/shipment-mails'
import { creditNoteMail } from './invoicing/customers/invoice-mails'
import { confirmMail, subscribedMail } from './newsletter/newsletter-mails'
import { cancelledMail, paidMail, paymentFailedMail, refundMail } from './orders/mails/order-mails'
import type { StoredOrder } from './orders/orders.repository'
import { ticketMail } from './support/ticket-mail'

const origin = 'https://shop.example'
const at = new Date('2026-11-26T06:30:00Z')

/** Builds every mail to shoppers, with names in Devanagari, so that any Latin word is an untranslated one. */
function buildMails(language: OtherLanguage): Omit<Letter, 'to'>[] {
  const customer = {
    ...{
      id: 'c-1',
      firstName: 'आशा',
      lastName: 'राव',
      email: 'a@b.in',
      phone: '',
      countryCode: '',
      passwordHash: '',
    },
    ...{ createdAt: at, emailConfirmedAt: at, language },
  }
  const { firstName, lastName } = customer
  const order: StoredOrder = {
    ...testStoredOrder,
    ...{ orderId: '1', status: 'Paid', paymentId: '7', createdAt: at, language },
    shippingAddress: {
      ...testShippingAddress,
      ...{ firstName, lastName, addressLine1: '1', addressLine2: '', city: '2', state: '3', country: '4' },
    },
  }
  const line = {
    productId: '',
    variantId: '',
    name: 'हल्दी',
    variant: '1',
    price: 1 as Paise,
    quantity: 2,
    image: '',
    discount: paise(0),
  }
  const subscriber = {
    ...{
      email: 'a@b.in',
      subscribedAt: at,
      confirmedAt: null,
      confirmHash: null,
      confirmBy: null,
      repeatKey: null,
    },
    ...{ unsubscribeToken: 'u', language },
  }
  const businessDetails = {
    ...{ foodLicence: null, officerName: 'मीरा', officerPost: null, officerPhone: '080', officerEmail: null },
    hours: '10-18',
  }
  return [
    paidMail(order, [line]),
    paymentFailedMail(order, 'The payment failed.', origin),
    cancelledMail(order, '…'),
    refundMail(order, paise(100)),
    shippedMail(order, { courier: '1', awb: '2', inside: [line], following: [line] }),
    shippedMail(order, { courier: '1', awb: '2', inside: [line], following: [] }),
    correctedMail(order, { courier: '1', awb: '2', inside: [line], following: [] }),
    creditNoteMail(order, { number: '1', total: paise(100) }, origin),
    comingBackMail(order, { courier: '1', awb: '2', inside: [line], following: [] }),
    returnedMail(order, { isUndelivered: true, pieces: [line] }),
    returnedMail(order, { isUndelivered: false, pieces: [line] }),
    welcomeMail(customer, origin),
    resetMail('a@b.in', origin, 30, language),
    passwordChangedMail(customer, origin),
    newDeviceMail(customer, { device: '', at, publicOrigin: origin }),
    confirmEmailMail('a@b.in', origin, 7, language),
    changeRequestMail(language, origin),
    emailChangedMail(customer),
    passkeyAddedMail(customer, origin),
    accountDeletedMail(customer),
    confirmMail(subscriber, 't', origin),
    subscribedMail(subscriber, origin),
    ticketMail({ id: 12, email: 'a@b.in', language, sentAt: at }, businessDetails),
  ]
}

/** Returns the Latin words that remain without the shop's name, addresses, and "pm", which is usual in India. */
function english(text: string): string[] {
  const rest = text.replaceAll(shop.brand, '').replaceAll(/https?:\S+|\S+@\S+|\bpm\b/gi, '')
  return rest.match(/[A-Za-z]{2,}/g) ?? []
}

test.each(otherLanguages)(
  'no mail in %s contains leftover English, and each declares its language',
  (language) => {
    for (const { subject, parts, ...mail } of buildMails(language)) {
      const { text, html } = writeLetter(parts, mail.language)
      expect(english(`${subject} ${text}`)).toEqual([])
      expect(html).toContain(`<html lang="${language}">`)
      expect(text).not.toMatch(/[{}]/)
    }
  },
)

test.each(otherLanguages)('links in mails in %s lead to pages in that language', (language) => {
  const links = buildMails(language).flatMap(
    ({ parts }) => writeLetter(parts, language).text.match(/https:\S+/g) ?? [],
  )
  const own = links.filter((link) => link !== origin)
  expect(own).not.toEqual([])
  for (const link of own) expect(link).toMatch(new RegExp(`^${origin}/${language}/`))
})

test("dates are formatted for the reader's language", () => {
  const text = ({ parts }: Omit<Letter, 'to'>) => writeLetter(parts).text
  const mail = newDeviceMail({ firstName: '', language: 'kn' }, { device: '', at, publicOrigin: origin })
  const day = at.toLocaleDateString(languages.kn.tag, { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })
  expect(text(mail)).toContain(day)
})
