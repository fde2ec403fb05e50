import type { Page } from '@playwright/test'

/** Gives a page an authenticator for passkeys with a screen lock. Only Chromium's protocol can create one. */
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
  await page.addInitScript(() => {
    const { credentials } = navigator
    const get = credentials.get.bind(credentials)
    credentials.get = (options) => {
      const answer = get(options)
      if (options?.mediation !== 'conditional') return answer
      window.isPasskeyOffered = true
      const end = () => {
        window.isPasskeyOffered = false
      }
      answer.then(end, end)
      return answer
    }
  })
  return {
    /** Waits until passkeys are offered at the email field. An earlier touch would accept the offer. */
    isOffered: () => page.waitForFunction(() => window.isPasskeyOffered),
    /** Sets whether the user touches the sensor when the browser asks. */
    touches: (enabled: boolean) =>
      protocol.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    passkeys: async () => (await protocol.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

declare global {
  interface Window {
    isPasskeyOffered?: boolean
  }
}
