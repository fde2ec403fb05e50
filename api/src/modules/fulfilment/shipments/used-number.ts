import { AppError } from '../../../errors'

/** Creates the error for another shipment's tracking number. @param why completes "That tracking number is" */
export function usedNumber(why: string): AppError {
  const message = `That tracking number is ${why}. Check the number.`
  return new AppError('INVALID_INPUT', message, { fields: { awb: message } })
}
