import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailSender } from 'shared-contracts/notifications/mail-sender'
import { shop } from 'shared-contracts/platform/shop'
import { looksLikeEmail } from 'shared-contracts/values/email'

export interface Mail {
  /** The same for every attempt to send this mail, so that a duplicate is recognised. */
  messageId: string
  to: string
  replyTo?: string | undefined
  subject: string
  text: string
  /** The content of `text` as HTML. */
  html?: string | undefined
  headers?: Readonly<Record<string, string>> | undefined
}

/** Hands a mail over for delivery. @throws if that fails */
export type Mailer = (mail: Mail) => Promise<void>

interface MailerOptions {
  smtpUrl?: string | undefined
  from?: MailSender | undefined
  /** The folder for .eml files if there is no SMTP server. */
  folder: string
}

/** A mail server that stays silent for longer is considered down. Their sum is below CLAIM_MS in outbox.ts. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }

export function createMailer({ smtpUrl, from, folder }: MailerOptions): Mailer {
  const sender = from ?? { name: shop.brand, address: shop.email }
  if (smtpUrl) {
    const smtp = createTransport({ url: smtpUrl, ...timeouts }, { from: sender })
    return async (mail) => {
      await smtp.sendMail(toMessage(mail))
    }
  }
  const local = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from: sender })
  return async (mail) => {
    await mkdir(folder, { recursive: true })
    const end = `-${mail.messageId}.eml`
    // The mail is already there if an earlier process was killed before recording it as sent.
    if ((await readdir(folder)).some((file) => file.endsWith(end) && !file.startsWith('.'))) return
    const { message } = await local.sendMail(toMessage(mail))
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}${end}`
    // Rename the file when it is complete, so that nobody reads half a mail.
    await writeFile(path.join(folder, `.${name}`), message)
    await rename(path.join(folder, `.${name}`), path.join(folder, name))
  }
}

/**
 * Passes addresses as objects: a string would be parsed again, and might contain unchecked addresses.
 * @throws Error for a recipient that is not a single address
 */
function toMessage({ messageId, headers, to, replyTo, ...mail }: Mail) {
  const host = shop.email.slice(shop.email.indexOf('@') + 1)
  if (!looksLikeEmail(to)) throw new Error('The recipient must be a single email address.')
  const answerTo = replyTo && looksLikeEmail(replyTo) ? { replyTo: alone(replyTo) } : {}
  return { ...mail, to: alone(to), ...answerTo, messageId: `<${messageId}@${host}>`, headers: { ...headers } }
}

function alone(address: string) {
  return { name: '', address }
}
