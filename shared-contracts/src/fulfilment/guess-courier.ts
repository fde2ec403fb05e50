/**
 * The formats of tracking numbers, keyed by the ids of the couriers that a shop starts with. India Post follows
 * S10, a standard of the Universal Postal Union: EE123456785IN. The others publish no format, so these are the
 * usual ones on their labels; Shiprocket uses the numbers of its couriers. Because a guess can be wrong, staff
 * see it and can choose another courier.
 */
const forms: readonly (readonly [courier: string, form: RegExp])[] = [
  ['india-post', /^[A-Z]{2}\d{9}IN$/],
  ['blue-dart', /^\d{11}$/],
  ['dtdc', /^[A-Z]\d{8}$/],
  ['delhivery', /^\d{13,14}$/],
]

/** Guesses the courier from the number's format. @param awb from `cleanAwb` @param offered the possible ids */
export function guessCourier(awb: string, offered: readonly string[]): string | undefined {
  const guessed = forms.find(([, form]) => form.test(awb))?.[0]
  return guessed !== undefined && offered.includes(guessed) ? guessed : undefined
}
