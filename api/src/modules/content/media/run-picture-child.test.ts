import sharp from 'sharp'
import { takeInApart } from './run-picture-child'

const WORK = { format: 'png', fit: { longestSide: 500, quality: 80 } } as const
const { signal } = new AbortController()
const LIMITS = { mostBytes: 300_000_000, mostMs: 30_000 }

let picture: Buffer
beforeAll(async () => {
  picture = await sharp({ create: { width: 1000, height: 800, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
})

const tooMuch = {
  code: 'INVALID_INPUT',
  message: expect.stringMatching(/^This picture is too large to process/),
}

test.each([
  ['more memory', { ...LIMITS, mostBytes: 30_000_000 }],
  ['more time', { ...LIMITS, mostMs: 20 }],
])(
  'a picture that takes %s than allowed is refused with a message, and the next one is read',
  async (_, limits) => {
    await expect(takeInApart(picture, WORK, signal, limits)).rejects.toMatchObject(tooMuch)
    expect(await takeInApart(picture, WORK, signal, LIMITS)).toMatchObject({ width: 500, height: 400 })
  },
)

test('processing stops when the client disconnects', async () => {
  const leaving = new AbortController()
  const work = takeInApart(picture, WORK, leaving.signal)
  leaving.abort()
  await expect(work).rejects.toMatchObject({ message: 'The upload was interrupted.' })
})

test('the decoding process gets none of the api’s secrets', async () => {
  process.env.NODE_OPTIONS = '--no-such-option'
  expect(await takeInApart(picture, WORK, signal)).toMatchObject({ width: 500 })
})
