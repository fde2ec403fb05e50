import { shop } from 'shared-contracts/platform/shop'
import { type Paise, rupees } from 'shared-contracts/values/money'
import type { InTransaction } from '../../../db/connection'
import { getText } from '../../../i18n/get-text'
import type { Letter, Outbox } from '../../../mail/outbox'
import type { Fulfilment, Return, Shipment } from '../../fulfilment'
import type { Invoices } from '../../invoicing'
import { journalSentence, totalsInRupees } from '../../orders'
import type { Reviews } from '../../reviews'
import type { Customer } from '..'
import type { CasesOfRepository } from './cases.repository'
import type { Packed, PackedRepository } from './packed.repository'
import type { PrivacyRepository } from './privacy.repository'

/** Deletes undelivered mails that may no longer be kept. */
interface DroppedMails {
  dropTo: (address: string, why: string) => Promise<void>
  dropOld: (writtenUntil: Date) => Promise<void>
}

export interface PrivacyServiceDeps {
  repository: PrivacyRepository
  inTransaction: InTransaction
  /** @throws AppError if the password is wrong */
  verifyPassword: (customerId: string, password: string) => Promise<Customer>
  fulfilment: Pick<Fulfilment, 'of' | 'returnsOf'>
  packedOf: PackedRepository['packedOf']
  casesOf: CasesOfRepository['casesOf']
  documentsOf: Invoices['copyOf']
  reviewsOf: Reviews['copyOf']
  /** Removes an author's name from published reviews, and deletes the others. */
  forgetReviews: Reviews['forget']
  outbox: Outbox & DroppedMails
  /** Deletes the contents of handled gateway messages received before the given time. */
  emptyOldMessages: (receivedUntil: Date) => Promise<void>
  now: () => Date
}

/** How long contact details are kept, because a shipment, refund or payment query may still need them. */
export const CONTACT_KEPT_MS = 30 * 24 * 60 * 60_000

export type PrivacyService = ReturnType<typeof createPrivacyService>

/** Returns an order's shipments as stored, without the packers and internal notes. */
function copyOfShipments(shipments: readonly Shipment[], returns: readonly Return[], packed: Packed) {
  return shipments.map(
    ({ id, number, state, courierName, awb, createdAt, shippedAt, deliveredAt, lines }) => {
      const photo = packed.photos.find(({ shipment }) => shipment === id)
      return {
        ...{ number, state, courier: courierName, trackingNumber: awb, createdAt, shippedAt, deliveredAt },
        contents: lines,
        weightInGrams: packed.weights.find(({ shipment }) => shipment === id)?.grams ?? null,
        batches: packed.batches
          .filter(({ shipment }) => shipment === id)
          .map(({ shipment, ...batch }) => batch),
        photo: photo
          ? { takenAt: photo.takenAt, jpegInBase64: Buffer.from(photo.file).toString('base64') }
          : null,
        returns: returns
          .filter(({ shipment }) => shipment === id)
          .map((one) => ({ at: one.at, isUndelivered: one.isUndelivered, contents: one.lines })),
      }
    },
  )
}

/** Gives customers a copy of their data, and deletes it (the privacy policy, 'Your rights'). */
export function createPrivacyService(deps: PrivacyServiceDeps) {
  const { repository, inTransaction, verifyPassword, fulfilment, packedOf, casesOf, documentsOf, outbox } =
    deps
  const { reviewsOf, forgetReviews } = deps
  const { emptyOldMessages, now } = deps

  /** Returns what is stored under the customer's id, without contact messages: strangers may have sent them. */
  async function exportOf(customerId: string) {
    const { shipments, returns, packed, cases, documents, reviews, ...found } = await inTransaction(
      async () => {
        const everything = await repository.everythingOf(customerId)
        const ids = everything.orders.map(({ id }) => id)
        const shipments = await fulfilment.of(ids)
        return {
          ...everything,
          shipments,
          packed: await packedOf([...shipments.values()].flat().map(({ id }) => id)),
          returns: await fulfilment.returnsOf(ids),
          cases: await casesOf(ids),
          documents: await documentsOf(customerId),
          reviews: await reviewsOf(customerId),
        }
      },
    )
    return {
      exportedAt: now(),
      account: found.customers.map(({ passwordHash, ...account }) => account)[0],
      signedInDevices: found.sessions.map(({ device, startedAt, lastSeenAt, expiresAt }) => ({
        device,
        signedInAt: startedAt,
        lastSeenAt,
        expiresAt,
      })),
      emailLinks: found.emailLinks.map(({ hash, customerId, ...link }) => link),
      mailsUntilTheAddressIsConfirmed: found.waitingMails.map(({ subject, body, writtenAt }) => ({
        writtenAt,
        subject,
        body,
      })),
      passkeys: found.passkeys,
      ...(found.backInStock.length > 0 && { backInStock: found.backInStock }),
      addresses: found.addresses.map(({ position, customerId, ...address }) => address),
      orders: found.orders.map(
        ({
          id,
          position,
          customerId,
          contentHash,
          addressVersion,
          traceparent,
          shippingDiscount,
          ...order
        }) => ({
          ...order,
          ...totalsInRupees(order),
          discount: rupees(order.discount),
          products: found.lines
            .filter((line) => line.order === id)
            .map(({ order, line, price, discount, ...product }) => ({
              ...product,
              price: rupees(price),
              ...(discount > 0 && { discount: rupees(discount) }),
            })),
          business: found.buyers
            .filter((buyer) => buyer.order === id)
            .map(({ gstin, name }) => ({ gstin, name })),
          history: found.events
            .filter((event) => event.order === id)
            .map((entry) => ({ at: entry.at, what: journalSentence(entry), paymentId: entry.paymentId })),
          requests: cases.filter(({ order }) => order === id).map(({ copy }) => copy),
          shipments: copyOfShipments(shipments.get(id) ?? [], returns.get(id) ?? [], packed),
        }),
      ),
      paymentsWithoutAnOrder: found.standAlone.map(({ amount, ...payment }) => ({
        ...payment,
        amount: rupees(amount as Paise),
      })),
      taxDocuments: documents,
      ...reviews,
    }
  }

  /** Deletes an account. Invoices stay as long as the law requires. @throws AppError for a wrong password */
  async function deleteAccount(customerId: string, password: string): Promise<void> {
    const customer = await verifyPassword(customerId, password)
    await inTransaction(() => removeAccount(customer))
  }

  /** Call in a transaction, after verifying that the request comes from the account's owner. */
  async function removeAccount(customer: Customer): Promise<void> {
    await forgetReviews(customer.id)
    await repository.removeAccount(customer)
    await outbox.dropTo(customer.email, 'the account was deleted')
    await forget()
    if (customer.emailConfirmedAt) await outbox.add(accountDeletedMail(customer))
  }

  /** Deletes data past its retention period. */
  async function forget(): Promise<void> {
    const until = new Date(now().getTime() - CONTACT_KEPT_MS)
    await repository.forgetTheGone(until)
    await outbox.dropOld(until)
    await emptyOldMessages(until)
  }

  return { exportOf, deleteAccount, removeAccount, forget }
}

export function accountDeletedMail({ email, firstName, language }: Customer): Letter {
  const t = getText(language)
  return {
    to: email,
    language,
    subject: t('Your {brand} account has been deleted', { brand: shop.brand }),
    parts: [
      t('Hello {firstName},', { firstName }),
      t('Your account has been deleted, along with your details, saved addresses and sign-ins.'),
      t(
        'We keep the invoices of your orders, with your name and address, for as long as the law requires. Your email address and phone number are removed from them 30 days after the order.',
      ),
      { small: t('If this wasn’t you, please tell us: {email}.', { email: shop.email }) },
    ],
  }
}
