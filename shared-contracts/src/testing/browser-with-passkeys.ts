interface PasskeySupport {
  /** True if the device stores passkeys behind a screen lock. */
  keepsThem?: boolean
  /** True if the browser offers passkeys in a field. */
  fillsThemIn?: boolean
  create?: () => Promise<unknown>
  get?: (options: CredentialRequestOptions) => Promise<unknown>
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer
const common = { type: 'public-key', rawId: bytes('id'), id: 'aWQ', getClientExtensionResults: () => ({}) }

const madePasskey = {
  ...common,
  response: {
    clientDataJSON: bytes('made here'),
    attestationObject: bytes('key'),
    getTransports: () => ['internal'],
  },
}

export const signedByPasskey = {
  ...common,
  response: {
    clientDataJSON: bytes('signed here'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: bytes('handle'),
  },
}

/** Returns a call that rejects with the browser error of that name. */
export const thrown = (name: string) => async () => {
  throw Object.assign(new Error(name), { name })
}

/** Settles only when it is aborted, as if nobody picked a passkey in a field. */
export const untilAborted = ({ signal }: CredentialRequestOptions) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

/** Adds passkey support to the page, which jsdom lacks. @returns mocks of the browser's functions */
export function haveBrowserWithPasskeys(answers: PasskeySupport = {}) {
  const { keepsThem = true, fillsThemIn = false } = answers
  const create = jest.fn(answers.create ?? (async () => madePasskey))
  const get = jest.fn(answers.get ?? (async () => signedByPasskey))
  const signalUnknownCredential = jest.fn(async () => undefined)
  const PublicKeyCredential = Object.assign(() => {}, {
    signalUnknownCredential,
    isUserVerifyingPlatformAuthenticatorAvailable: async () => keepsThem,
    isConditionalMediationAvailable: async () => fillsThemIn,
  })
  Object.assign(window, { PublicKeyCredential })
  Object.defineProperty(navigator, 'credentials', { value: { create, get }, configurable: true })
  return { create, get, signalUnknownCredential }
}

export function haveBrowserWithoutPasskeys(): void {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  Reflect.deleteProperty(navigator, 'credentials')
}
