import { translateMessage } from '../i18n/translatable-message'
import { inEnglish } from '../i18n/translate'
import { listMutations } from '../testing/mutations'
import { readResponseMessage } from './response-message'

const answer = { message: 'Sent to a@b.in.', text: 'Sent to {email}.', values: { email: 'a@b.in' } }

test.each(listMutations(answer))('a success with %s has a message without gaps', (_, mutation) => {
  expect(translateMessage(readResponseMessage(mutation), inEnglish)).toMatch(
    /^(Done\.|text|Sent to (a@b\.in|text|7|1e\+21|-1|1\.5)\.)$/,
  )
})
