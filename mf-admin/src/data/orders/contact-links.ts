import { shop } from 'shared-contracts/platform/shop'

/** Returns a phone number's digits with country code. Ten digits are an Indian number. */
function international(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length === 10 ? `91${digits}` : digits
}

export function callLink(phone: string): string {
  return `tel:+${international(phone)}`
}

/** Makes an email link. The typed address is encoded, because '?' or '&' could add recipients and text. */
export function mailLink(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}

/** Returns a link that opens a chat with a draft. The person still has to send it. */
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

/** Drafts a packer's message to the customer, with the tracking number if there is one. */
export function chatText({ firstName, orderId, shipment }: ContactDetails): string {
  const greeting = `Dear ${firstName}, this is ${shop.brand}.`
  if (!shipment?.awb) return `${greeting} We are writing about your order ${orderId}.`
  const link = shipment.link ? ` Track it here: ${shipment.link}` : ''
  return `${greeting} Your order ${orderId} has been shipped with ${shipment.courierName ?? 'a courier'}, tracking number ${shipment.awb}.${link}`
}
