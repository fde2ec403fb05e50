import {
  createPasskey,
  signWith,
} from '../../../api/src/modules/customers/passkeys/testing/software-authenticator'
import type { Shopper } from './shopper'

/** A passkey of a customer, and what an intruder could get hold of: one that is being added, and a signature. */
export async function newOwnersPasskey({ browser, login }: Shopper, origin: string) {
  const { password } = login
  const options = () =>
    browser.post<Parameters<typeof createPasskey>[0]>(200, '/api/passkeys/options', { password })
  const { made, passkey } = createPasskey(await options(), { origin })
  await browser.post(201, '/api/passkeys', made)
  const [listed] = await browser.get<{ id: string }[]>('/api/passkeys')
  const asked = await browser.post<Parameters<typeof signWith>[1]>(200, '/api/passkeys/login/options', {})
  return {
    passkeyId: listed?.id ?? '',
    newPasskey: createPasskey(await options(), { origin }).made,
    assertion: signWith(passkey, asked, { origin }),
  }
}
