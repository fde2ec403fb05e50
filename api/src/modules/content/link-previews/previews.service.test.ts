import { previewPath } from 'shared-contracts/content/preview'
import { createPreviewsService } from './previews.service'

const product = (id: string) => ({
  _id: id,
  name: id,
  hindiName: '',
  synonyms: [],
  description: '',
  category: 'WHOLE SPICES' as const,
  images: [`/uploads/${id}-1.jpg`],
  variants: [{ _id: `${id}-50`, quantity: '50 g', price: 58 }],
})

function open(draw: () => Promise<Buffer>) {
  const drawing = jest.fn(draw)
  const service = createPreviewsService({
    products: async (ids) => ids.map(product),
    uploadsDir: '/nowhere',
    draw: drawing,
  })
  const ask = async (kind: string, id: string) => {
    const preview = await service.find(kind, id)
    return service.drawn(preview, previewPath(preview))
  }
  return { ask, drawing }
}

test('a preview is drawn once, even if a crawler requests it a thousand times', async () => {
  const { ask, drawing } = open(async () => Buffer.from('picture'))
  for (let time = 0; time < 1000; time += 1) await ask('products', `spice-${time % 43}`)
  await ask('recipes', '3')
  await ask('recipes', '3')
  expect(drawing).toHaveBeenCalledTimes(43 + 1)
})

test('previews requested at the same time are drawn one by one, and too many requests are refused', async () => {
  let now = 0
  let most = 0
  const { ask, drawing } = open(async () => {
    now += 1
    most = Math.max(most, now)
    await new Promise(setImmediate)
    now -= 1
    return Buffer.from('picture')
  })
  const requests = Array.from({ length: 100 }, (_, place) => ask('products', `spice-${place}`))
  const answers = await Promise.allSettled(requests)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(21)
  expect([most, drawing.mock.calls.length]).toEqual([1, 21])
  // A refused crawler may retry.
  await expect(ask('products', 'spice-99')).resolves.toBeInstanceOf(Buffer)
})

test('a preview that cannot be drawn is not retried at each request', async () => {
  const { ask, drawing } = open(() => Promise.reject(new Error('No photograph.')))
  for (let time = 0; time < 5; time += 1)
    await expect(ask('products', 'clove')).rejects.toThrow('No photograph.')
  expect(drawing).toHaveBeenCalledTimes(1)
})

test.each([
  ['recipes', '0'],
  ['recipes', '3x'],
  ['blogs', '1'],
])('there is no preview of %s %s', async (kind, id) => {
  const { ask } = open(async () => Buffer.from(''))
  await expect(ask(kind, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
