import { isStateCode, states } from 'shared-contracts/invoicing/states'
import type { ShownEntry } from 'shared-contracts/staff/audit-log-schema'
import type { AuditLogObject, AuditLogSubject } from 'shared-contracts/staff/audit-log-subjects'

/** The sentence for each action, shown after the person's name. {it} is the subject, such as an order. */
const sentences: Record<AuditLogSubject, string> = {
  'person-invited': 'invited {it}',
  'person-joined': 'joined',
  'invitation-stopped': 'cancelled the invitation of {it}',
  'person-signed-in': 'signed in',
  'person-signed-out': 'signed out',
  'person-renamed': 'renamed {it}',
  'role-changed': 'changed the role of {it}',
  'person-suspended': 'suspended {it}',
  'person-returned': 'restored access for {it}',
  'person-left': 'marked {it} as left',
  'sessions-ended': 'signed {it} out everywhere',
  'phone-lost': 'reset the sign-in of {it} because of a lost phone',
  'passkey-added': 'added a passkey',
  'passkey-removed': 'removed a passkey',
  'password-set': 'set a password',
  'password-removed': 'removed the password',
  'recovery-codes-renewed': 'renewed the recovery codes',
  'setting-changed': 'changed {it}',
  'setting-change-asked-for': 'scheduled a change to {it}',
  'setting-change-stopped': 'cancelled the scheduled change to {it}',
  'refund-asked-for': 'requested a refund of {amount} for {it}',
  'refund-ordered': 'refunded {amount} for {it}',
  'refund-undone': 'undid the refund request of {amount} for {it}',
  'refund-refused': 'could not send the refund of {amount} for {it}',
  'order-cancelled': 'cancelled {it} and refunded {amount}',
  'waiting-looked-at': 'marked {it} as done',
  'mail-sent-again': 'sent {it} again',
  'payment-accepted': 'accepted the payment for {it}',
  'invoice-cancelled': 'cancelled {it}',
  'invoices-reissued': 'replaced {it} with a tax invoice',
  'buyer-set': 'changed the business details of {it}',
  'credit-note-written': 'issued a credit note for {it}',
  'place-answered': 'set the delivery State of {it}',
  'product-tax-set': 'set the GST rate of {it}',
  'tax-registration-set': 'changed {it}',
  'accounts-exported': 'downloaded {it}',
  'product-changed': 'changed {it}',
  'product-change-undone': 'undid a change to {it}',
  'change-scheduled': 'scheduled a change to {it}',
  'schedule-taken-back': 'cancelled a scheduled change to {it}',
  'schedule-failed': 'could not make a scheduled change to {it}',
  'stock-counting-started': 'started counting the stock of {it}',
  'stock-counting-stopped': 'stopped counting the stock of {it}',
  'stock-threshold-set': 'changed the low-stock alert of {it}',
  'stock-adjusted': 'changed the stock of {it}',
  'stock-taken': 'took stock of {it}',
  'discount-created': 'created {it}',
  'discount-changed': 'changed {it}',
  'discount-paused': 'paused {it}',
  'discount-resumed': 'resumed {it}',
  'business-details-changed': 'changed {it}',
  'message-answered': 'replied to {it}',
  'message-closed': 'closed {it}',
  'message-opened': 'reopened {it}',
  'message-linked': 'changed the order linked to {it}',
  'template-changed': 'changed {it}',
  'review-published': 'published {it}',
  'review-rejected': 'rejected {it}',
  'review-answered': 'replied to {it}',
  'review-kept': 'kept {it} after a report',
  'case-answered': 'replied to {it}',
  'case-closed': 'closed {it}',
  'case-reopened': 'reopened {it}',
  'content-drafted': 'saved a draft of {it}',
  'content-published': 'published {it}',
  'content-withdrawn': 'unpublished {it}',
  'shipment-begun': 'started packing {it}',
  'shipment-packed': 'packed {it}',
  'shipment-cancelled': 'undid the packing of {it}',
  'shipment-shipped': 'shipped {it}',
  'shipping-undone': 'undid the shipping of {it}',
  'awb-corrected': 'corrected the tracking number of {it}',
  'shipment-delivered': 'marked {it} as delivered',
  'delivery-undone': 'undid the delivery of {it}',
  'shipment-coming-back': 'marked {it} as coming back',
  'shipment-back': 'marked {it} as returned',
  'return-recorded': 'recorded a return for {it}',
  'return-undone': 'undid a return for {it}',
  'settlement-file-read': 'imported {it}',
  'packing-recorded': 'saved the packing record of {it}',
  'photo-taken': 'added a package photo to {it}',
  'batch-added': 'added {it}',
  'address-changed': 'changed the delivery address of {it}',
  'note-added': 'added a note to {it}',
  'courier-added': 'added {it}',
  'courier-changed': 'changed {it}',
  'alerts-set': 'changed alerts on a device',
  'alerts-off': 'turned off alerts on a device',
  'subscribers-listed': 'viewed {it}',
  'subscribers-exported': 'downloaded {it}',
  'data-request-noted': 'added {it}',
  'data-exported': 'downloaded the data of {it}',
  'data-deleted': 'deleted the data of {it}',
  'data-request-closed': 'closed {it}',
}

/** Splits an entry's sentence at the item it is about; `after` is undefined if it mentions none. */
export function describeEntry({ by, what }: ShownEntry, amount: string): { before: string; after?: string } {
  const [before = '', after] = sentences[what].replace('{amount}', amount).split('{it}')
  return after === undefined ? { before: `${by.name} ${before}` } : { before: `${by.name} ${before}`, after }
}

/** Makes a code readable: 'coming-back' becomes 'Coming back', 'isKnownDevice' becomes 'Is known device'. */
export function humanizeName(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Names of kinds whose code differs from the word that staff use. */
const kindNames: Readonly<Partial<Record<AuditLogObject, string>>> = {
  'content-block': 'Text',
  settlement: 'Settlement file',
  waiting: 'Payment item',
}

export function nameOfKind(kind: AuditLogObject): string {
  return kindNames[kind] ?? humanizeName(kind)
}

export function nameOfPlace(place: string): string {
  return isStateCode(place) ? states[place] : 'outside India'
}
