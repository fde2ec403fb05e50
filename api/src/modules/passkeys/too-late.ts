import { AppError } from '../../errors'

/** Refuses an answer to a challenge that is not this browser's, has expired, or has been answered before. */
export function tooLate(): AppError {
  return new AppError('INVALID_INPUT', 'That took too long, or was sent twice. Please try again.')
}
