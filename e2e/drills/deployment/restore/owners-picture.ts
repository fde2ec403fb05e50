import type { Product } from 'shared-contracts/catalog/product'
import sharp from 'sharp'
import { joinTheAdmin, type ShopAddress } from '../../../harness/over-http/admin-person'
import { openBrowser } from '../../../harness/over-http/browser'
import { until } from '../../../harness/until'

const MADE_WITHIN_MS = 60_000
const PICTURE = { width: 1200, height: 900, channels: 3, background: '#a33b20' } as const

interface Taken {
  address: string
  isReady: boolean
}

/** Uploads a picture and waits for its sizes. @returns a function to check it is still unchanged */
export async function addPicture(place: ShopAddress): Promise<() => Promise<boolean>> {
  const owner = await joinTheAdmin(place, 'Asha', 'owner')
  const { data } = await openBrowser(place.origin).get<{ data: Product[] }>('/api/products')
  const bytes = await sharp({ create: PICTURE }).jpeg().toBuffer()
  const taken = await owner.post<Taken>(200, `/api/admin/files/pictures?product=${data[0]?._id}`, bytes)
  const [name = ''] = /[\w-]+(?=\.jpg$)/.exec(taken.address) ?? []
  const isMade = async () => (await owner.get<Taken>(`/api/admin/pictures/${name}`)).isReady
  if (!(await until(isMade, MADE_WITHIN_MS))) throw new Error(`The sizes of ${taken.address} were not made.`)
  const shown = async () => {
    const answer = await fetch(place.origin + taken.address)
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
  }
  const first = await shown()
  if (!first) throw new Error(`The shop does not show ${taken.address}.`)
  return async () => (await shown())?.equals(first) ?? false
}
