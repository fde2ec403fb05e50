import { createECDH, randomBytes } from 'node:crypto'
import webPush from 'web-push'
import { pushKeys } from './push-keys'

test('all processes of a shop have the same keys, another shop has others, and push services accept them', () => {
  const keys = pushKeys('the secret of a shop')
  expect(pushKeys('the secret of a shop')).toEqual(keys)
  expect(pushKeys('another one').publicKey).not.toBe(keys.publicKey)
  const browser = createECDH('prime256v1')
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/1',
    keys: { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  }
  const { headers, body } = webPush.generateRequestDetails(subscription, 'hello', {
    vapidDetails: { subject: 'mailto:shop@example.in', ...keys },
  })
  expect(headers.Authorization).toContain(`k=${keys.publicKey}`)
  expect(body?.includes('hello')).toBe(false)
})
