import { count, list, oneOf, optional, type Reader, shape, text } from '../values/reading'
import type { Rating } from './review'
import type { ProductReviews, PublicReview, ReviewPhoto } from './review-schema'

/** Reads a count that may be 0. */
const total: Reader<number> = (value, field, report) => {
  if (Number.isSafeInteger(value) && Number(value) >= 0) return Number(value)
  report(field)
  return 0
}

const stars: Reader<number | undefined> = (...args) => {
  const read = count(...args)
  return read !== undefined && read <= 5 ? read : undefined
}

const average: Reader<number | undefined> = (value, field, report) =>
  typeof value === 'number' && value >= 1 && value <= 5 ? value : void report(field)

const partialRating = shape<Partial<Rating>>({ average, count })

/** Reads a rating; undefined unless it has both an average and a count. */
export const readRating: Reader<Rating | undefined> = (...args) => {
  const { average, count } = partialRating(...args) ?? {}
  return average === undefined || count === undefined ? undefined : { average, count }
}

const photo: Reader<ReviewPhoto | undefined> = (...args) => {
  const read = shape<{ id: string; width: number | undefined; height: number | undefined }>({
    id: text,
    width: count,
    height: count,
  })(...args)
  return read?.id && read.width && read.height ? (read as ReviewPhoto) : undefined
}

export const readReply = shape<{ text: string; at: string }>({ text, at: text })

/** The readers of what a review says. */
export const writtenReaders = {
  stars,
  text,
  language: oneOf(['en', 'hi', 'kn']),
  name: optional(text),
  writtenAt: text,
  photos: list(photo),
} as const

const partialReview = shape<Partial<PublicReview>>({
  id: text,
  ...writtenReaders,
  helpful: total,
  reply: optional(readReply),
})

/** Leaves out a review without an id, stars or text. */
const review: Reader<PublicReview | undefined> = (...args) => {
  const read = partialReview(...args)
  return read?.id && read.stars && read.text
    ? ({ ...read, language: read.language ?? 'en' } as PublicReview)
    : undefined
}

const part = shape<Omit<ProductReviews, 'rating'> & { rating: Rating | undefined }>({
  rating: optional(readRating),
  stars: list(total),
  reviews: list(review),
  next: optional(count),
})

/** Reads a part of a product's reviews. An unreadable response has none. */
export const readProductReviews: Reader<ProductReviews> = (...args) => {
  const read = part(...args)
  return read?.stars.length === 5 ? read : { stars: [0, 0, 0, 0, 0], reviews: [] }
}
