import { PhonepeError, unauthorized } from '../phonepe-error'

export function authorizationFailed(): PhonepeError {
  return unauthorized('X-VERIFY does not match the request.')
}

export function keyNotConfigured(): PhonepeError {
  return new PhonepeError(400, 'KEY_NOT_CONFIGURED', 'No key is configured for this merchant.')
}

export function transactionNotFound(): PhonepeError {
  return new PhonepeError(404, 'TRANSACTION_NOT_FOUND', 'There is no transaction with this id.')
}

export function duplicateTransaction(): PhonepeError {
  return new PhonepeError(417, 'DUPLICATE_TRANSACTION', 'A transaction with this id exists already.')
}

/** The refusals that version 1 words in its own way. */
export const v1Refusals = {
  401: authorizationFailed(),
  409: duplicateTransaction(),
  502: new PhonepeError(502, 'INTERNAL_SERVER_ERROR', 'The bank cannot be reached.'),
}
