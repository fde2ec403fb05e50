import type { TranslatableMessage } from './translatable-message-schema'
import { inEnglish, type Text, type Values } from './translate'

/** @param text in English; values stand in braces: 'Order {orderId} is paid already.' */
export function say(text: string, values: Values): TranslatableMessage {
  return { message: inEnglish(text, values), text, values: { ...values } }
}

/** A sentence of the api in the reader's language. Its values are too, where they have words, as products' names do. */
export function translateMessage(
  { message, text = message, values = {} }: TranslatableMessage,
  t: Text,
): string {
  const read = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? t(value) : value,
  ])
  return t(text, Object.fromEntries(read))
}
