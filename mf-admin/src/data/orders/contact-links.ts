import { shop } from 'shared-contracts/platform/shop'

/** Digits of a phone number with its country: one of ten digits is India's. */
function international(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length === 10 ? `91${digits}` : digits
}

export function callLink(phone: string): string {
  return `tel:+${international(phone)}`
}

/** @param email typed by a customer: in a link, its '?' or '&' would add recipients and text to the mail */
export function mailLink(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}

/** Opens a chat with a text that is ready to be sent; a person presses the button. */
export function chatLink(phone: string, text: string): string {
  return `https://wa.me/${international(phone)}?${new URLSearchParams({ text })}`
}

interface ContactDetails {
  firstName: string
  orderId: string
  shipment?:
    | { courierName?: string | undefined; awb?: string | undefined; link?: string | undefined }
    | undefined
}

/** What a packer would write: of the shipment that has left, if one has. */
export function chatText({ firstName, orderId, shipment }: ContactDetails): string {
  const greeting = `Dear ${firstName}, this is ${shop.brand}.`
  if (!shipment?.awb) return `${greeting} We are writing about your order ${orderId}.`
  const link = shipment.link ? ` Track it here: ${shipment.link}` : ''
  return `${greeting} Your order ${orderId} has been shipped with ${shipment.courierName ?? 'a courier'}, tracking number ${shipment.awb}.${link}`
}
