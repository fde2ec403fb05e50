import { mailsSent } from '../shop/outbox'

/** @returns how many mails of the shop's outbox say that this order is confirmed */
export async function confirmationsOf(dataDir: string, orderId: string): Promise<number> {
  const subjects = await subjectsSent(dataDir)
  return subjects.filter((subject) => subject.includes(`order ${orderId} has been confirmed`)).length
}

/** What the mails of the shop's outbox are about. */
export async function subjectsSent(dataDir: string): Promise<string[]> {
  return (await mailsSent(dataDir)).map(subjectOf)
}

/** A long subject goes on in lines that begin with a space. */
function subjectOf(mail: string): string {
  const subject = /^Subject: (.*(?:\n[ \t].*)*)/im.exec(mail)?.[1] ?? ''
  return subject.replaceAll(/\s+/g, ' ')
}
