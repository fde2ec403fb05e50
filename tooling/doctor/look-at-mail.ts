import { createTransport } from 'nodemailer'
import { describeFailure, type Finding, right, wrong } from './finding'

const PATIENCE_MS = 10_000

/** Logs in to the mail server without sending. @param smtpUrl undefined or off if mails are written to files */
export async function lookAtMail(smtpUrl: string | undefined): Promise<Finding> {
  if (!smtpUrl || smtpUrl === 'off') return right('Mails are written to files in DATA_DIR/outbox.')
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  try {
    await transport.verify()
    return right('The mail server is running and accepts the login.')
  } catch (error) {
    return wrong(`The mail server at SMTP_URL does not accept mails (${describeFailure(error)}).`)
  } finally {
    transport.close()
  }
}
