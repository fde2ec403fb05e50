import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { shop } from 'shared-contracts/domain/shop'

export interface Mail {
  to: string
  replyTo?: string | undefined
  subject: string
  text: string
}

/** Hands one mail over; throws when it could not. */
export type Mailer = (mail: Mail) => Promise<void>

export interface MailerOptions {
  smtpUrl?: string | undefined
  from?: string | undefined
  /** Where mails are put as .eml files when there is no SMTP server. */
  folder: string
}

export function createMailer({ smtpUrl, from, folder }: MailerOptions): Mailer {
  const sender = from ?? { name: shop.brand, address: shop.email }
  if (smtpUrl) {
    const smtp = createTransport(smtpUrl, { from: sender })
    return async (mail) => {
      await smtp.sendMail(mail)
    }
  }
  const local = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from: sender })
  return async (mail) => {
    const { message } = await local.sendMail(mail)
    await mkdir(folder, { recursive: true })
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
    // Appears whole, so that whoever watches the folder never reads half a mail.
    await writeFile(path.join(folder, `.${name}`), message)
    await rename(path.join(folder, `.${name}`), path.join(folder, name))
  }
}
