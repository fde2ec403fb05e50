import { trustScripts } from './trusted-scripts'

type Rules = { createScriptURL: (url: string) => string | null }

/** Captures the created policy's rule. */
function capturePolicy(): Rules['createScriptURL'] {
  let made: Rules | undefined
  const trustedTypes = {
    defaultPolicy: null,
    createPolicy: (_: string, rules: Rules) => {
      made = rules
    },
  }
  Object.assign(globalThis, { trustedTypes })
  trustScripts()
  Reflect.deleteProperty(globalThis, 'trustedTypes')
  if (!made) throw new Error('No policy was made.')
  return made.createScriptURL
}

test.each([
  '/shell/shell.1.js',
  '/remotes/mf-content/1.0.0/page.js?try=2',
  '/service-worker.js',
  'http://localhost:3001/entry.js',
])('a script of the shell, the registry or an origin that the header must allow is added: %s', (url) =>
  expect(capturePolicy()(url)).toBe(url),
)

test.each([
  '/uploads/evil.js',
  '/api/products',
  '/remotes/../uploads/evil.js',
  '/pay/submit.js',
  '/service-worker.js/x',
])('nothing else from this origin runs as a script: %s', (url) => expect(capturePolicy()(url)).toBeNull())

test('a page that already has the policy is left alone, and so is a browser without Trusted Types', () => {
  const createPolicy = jest.fn()
  Object.assign(globalThis, { trustedTypes: { defaultPolicy: {}, createPolicy } })
  trustScripts()
  expect(createPolicy).not.toHaveBeenCalled()
  Reflect.deleteProperty(globalThis, 'trustedTypes')
  expect(trustScripts).not.toThrow()
})
