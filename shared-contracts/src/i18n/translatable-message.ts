import type { TranslatableMessage } from './translatable-message-schema'
import { inEnglish, type Text, type Values } from './translate'

/** @param text the English text with placeholders in braces: 'Order {orderId} has already been paid.' */
export function say(text: string, values: Values): TranslatableMessage {
  return { message: inEnglish(text, values), text, values: { ...values } }
}

/** Translates a message from the api, including values that have a translation, such as product names. */
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
