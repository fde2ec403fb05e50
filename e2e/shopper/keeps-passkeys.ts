import type { Page } from '@playwright/test'

/** A device that keeps passkeys behind a screen lock. Only Chromium's protocol can make one. */
export async function keepsPasskeys(page: Page) {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('WebAuthn.enable')
  const { authenticatorId } = await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether its owner touches the sensor when the browser asks. */
    touches: (enabled: boolean) =>
      protocol.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    passkeys: async () => (await protocol.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}
