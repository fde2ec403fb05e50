import fc from 'fast-check'
import { computeRating, shortName } from './review'

test('a rating is the average to one decimal, and there is none without reviews', () => {
  expect(computeRating([0, 0, 0, 0, 0])).toBeUndefined()
  expect(computeRating([0, 0, 0, 0, 3])).toEqual({ average: 5, count: 3 })
  expect(computeRating([1, 0, 0, 1, 1])).toEqual({ average: 3.3, count: 3 })
})

test('a rating is between its lowest and highest star, however many reviews there are', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 5, maxLength: 5 }), (stars) => {
      const rating = computeRating(stars)
      if (!rating) return stars.every((one) => one === 0)
      const given = stars.flatMap((one, place) => (one > 0 ? [place + 1] : []))
      return rating.average >= Math.min(...given) && rating.average <= Math.max(...given)
    }),
  )
})

test('a name is shortened to the first name and an initial, in any script', () => {
  expect(shortName({ firstName: 'Asha', lastName: 'Rao' })).toBe('Asha R.')
  expect(shortName({ firstName: 'आशा', lastName: 'शर्मा' })).toBe('आशा श.')
  expect(shortName({ firstName: 'Asha', lastName: ' ' })).toBe('Asha')
})
