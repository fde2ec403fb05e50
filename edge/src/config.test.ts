import path from 'node:path'
import { readConfig } from './config'

/** Settings that explicitly turn off everything that a public edge would otherwise require. */
const saysAll = { ADMIN_ORIGIN: 'same', INTERNAL_KEY: 'off', OWNER_PUBLIC_KEY: 'off' }

const read = (env: NodeJS.ProcessEnv) => readConfig(env, '/shop')

test('the edge listens on local port 3000 without settings, in front of the api on port 4000', () => {
  expect(read({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    apiOrigin: 'http://127.0.0.1:4000',
    comingPaths: [],
    trustedProxies: ['loopback'],
    sharedCaches: [],
    internalKey: undefined,
    registry: path.resolve('/shop/.data/registry'),
    registryFolder: path.resolve('/shop/.data/registry'),
    keptFolder: path.resolve('/shop/.data/edge'),
    distFolder: '/shop/shell/dist',
    publicOrigin: 'http://localhost:3000',
    isPublic: false,
    isUnsignedAllowed: true,
    isTrainingAllowed: false,
    paymentOrigins: ['https://api.cashfree.com', 'https://sandbox.cashfree.com', 'http://127.0.0.1:4100'],
    overrideOrigins: [],
    exportsSpans: false,
    keepsPages: true,
  })
})

test('every address can be changed', () => {
  const env = {
    HOST: '0.0.0.0',
    PORT: '80',
    API_ORIGIN: 'http://api:1',
    TRUSTED_PROXIES: '10.0.0.0/8, loopback',
    SHARED_CACHES: 'http://10.0.0.5:6082, http://10.0.0.6:6082',
    INTERNAL_KEY: 'k'.repeat(32),
    ADMIN_ORIGIN: 'https://admin.spices.example',
    OWNER_PUBLIC_KEY: 'b3duZXI=',
    DATA_DIR: '/data',
    PUBLIC_ORIGIN: 'https://spices.example/',
    OVERRIDE_ORIGINS: 'http://localhost:*, https://preview.example',
  }
  expect(read({ ...env, CASHFREE_BASE_URL: 'https://pay.example/pg' })).toMatchObject({
    host: '0.0.0.0',
    port: 80,
    apiOrigin: 'http://api:1',
    trustedProxies: ['10.0.0.0/8', 'loopback'],
    internalKey: 'k'.repeat(32),
    adminOrigin: 'https://admin.spices.example',
    ownerKey: 'b3duZXI=',
    registryFolder: path.resolve('/data/registry'),
    keptFolder: path.resolve('/data/edge'),
    publicOrigin: 'https://spices.example',
    paymentOrigins: [expect.any(String), expect.any(String), 'https://pay.example'],
    overrideOrigins: ['http://localhost:*', 'https://preview.example'],
  })
})

test('the registry may be that of a deployed shop, whose files are cached separately', () => {
  expect(read({ REGISTRY: 'https://shop.example:8443/', DATA_DIR: '/data' })).toMatchObject({
    registry: 'https://shop.example:8443',
    registryFolder: path.resolve('/data/deployed/shop.example-8443'),
    keptFolder: path.resolve('/data/deployed/shop.example-8443'),
  })
})

test.each([
  [{ PORT: 'abc' }, "PORT must be a port number, not 'abc'."],
  [{ PORT: '70000' }, "PORT must be a port number, not '70000'."],
  [{ API_PORT: '-1' }, "API_PORT must be a port number, not '-1'."],
  [{ SANDBOX_PORT: '1.5' }, "SANDBOX_PORT must be a port number, not '1.5'."],
  [{ API_ORIGIN: 'api' }, "API_ORIGIN must be an address such as https://example.com, not 'api'."],
  [
    { TRUSTED_PROXIES: '10.0.0.0/8;all' },
    "TRUSTED_PROXIES must be addresses such as 10.0.0.0/8, with commas between, not '10.0.0.0/8;all'.",
  ],
  [{ INTERNAL_KEY: 'too short' }, 'INTERNAL_KEY must be 32 or more random characters without spaces'],
  [
    { REGISTRY: 'https://' },
    "REGISTRY must be a folder, or an address such as https://example.com or s3://bucket/registry, not 'https://'.",
  ],
  [
    { CASHFREE_BASE_URL: 'x' },
    "CASHFREE_BASE_URL must be the gateway's address, such as https://api.cashfree.com/pg, not 'x'.",
  ],
  ...['*', 'localhost:3001', 'https://*.example', 'https://preview.example/mf', 'javascript:0'].map(
    (origin): [NodeJS.ProcessEnv, string] => [
      { OVERRIDE_ORIGINS: `http://localhost:* ${origin}` },
      `OVERRIDE_ORIGINS must be origins such as http://localhost:3001 or http://localhost:*, not 'http://localhost:* ${origin}'.`,
    ],
  ),
  ...[
    'spices.example',
    'ftp://spices.example',
    'https://spices.example/shop',
    'https://a:b@spices.example',
  ].map((address): [NodeJS.ProcessEnv, string] => [
    { PUBLIC_ORIGIN: address },
    `PUBLIC_ORIGIN must be an address without a path, such as https://example.com, not '${address}'.`,
  ]),
])('%p is refused with a one-sentence error', (env, sentence) => {
  expect(() => read(env)).toThrow(sentence)
})

test.each([
  [{ PUBLIC_ORIGIN: 'https://spices.example', ...saysAll }, false],
  [{ PUBLIC_ORIGIN: 'https://spices.example', ...saysAll, UNSIGNED_REMOTES: 'allowed' }, true],
  [{ PUBLIC_ORIGIN: 'https://localhost.spices.example', ...saysAll }, false],
  [{ PUBLIC_ORIGIN: 'http://127.0.0.1:3500' }, true],
])('the public origin decides whether remotes may be unsigned: %j', (env, isUnsignedAllowed) => {
  expect(read(env)).toMatchObject({ isUnsignedAllowed })
})

test('a setting that would accidentally allow unsigned remotes is refused', () => {
  expect(() => read({ UNSIGNED_REMOTES: 'no' })).toThrow(
    "UNSIGNED_REMOTES must be 'allowed' or not set, not 'no'.",
  )
})

test('the security contact is published only if it is set, and an invalid one is refused', () => {
  expect(read({ SECURITY_CONTACT: '' }).securityContact).toBeUndefined()
  for (const contact of ['mailto:security@shop.example', 'https://shop.example/security', 'tel:+91-80-1234'])
    expect(read({ SECURITY_CONTACT: contact }).securityContact).toBe(contact)
  for (const wrong of ['security@shop.example', 'http://shop.example', 'mailto:a@b.c\nContact: x'])
    expect(() => read({ SECURITY_CONTACT: wrong })).toThrow('SECURITY_CONTACT must be an address such as')
})

test('training models on the pages is allowed only if the owner allows it', () => {
  expect(read({}).isTrainingAllowed).toBe(false)
  expect(read({ AI_TRAINING: 'allowed' }).isTrainingAllowed).toBe(true)
  expect(() => read({ AI_TRAINING: 'yes' })).toThrow("AI_TRAINING must be 'allowed' or not set")
})

test('no page of a public shop names the sandbox', () => {
  expect(read({ PUBLIC_ORIGIN: 'https://spices.example', ...saysAll }).paymentOrigins).toEqual([
    'https://api.cashfree.com',
    'https://sandbox.cashfree.com',
  ])
})

test.each([
  [{ PUBLIC_ORIGIN: 'http://spices.example' }, 'PUBLIC_ORIGIN is http://spices.example, without https.'],
  [
    { HOST: '0.0.0.0' },
    'PUBLIC_ORIGIN is not set, although HOST is 0.0.0.0 and other machines can reach this server.',
  ],
  [
    { PUBLIC_ORIGIN: 'https://spices.example', CASHFREE_BASE_URL: 'http://127.0.0.1:4100/pg' },
    'CASHFREE_BASE_URL is http://127.0.0.1:4100/pg, which only a sandbox can use.',
  ],
  [{ PUBLIC_ORIGIN: 'https://spices.example' }, 'INTERNAL_KEY is not set.'],
  [{ PUBLIC_ORIGIN: 'https://spices.example' }, 'OWNER_PUBLIC_KEY is not set.'],
  [{ PUBLIC_ORIGIN: 'https://spices.example' }, 'ADMIN_ORIGIN is not set.'],
])('a public edge refuses to start with %p', (env, sentence) => {
  expect(() => read(env)).toThrow(sentence)
})

test('plain http must be allowed explicitly', () => {
  expect(read({ PUBLIC_ORIGIN: 'http://spices.example', HTTPS: 'off', ...saysAll }).publicOrigin).toBe(
    'http://spices.example',
  )
})
