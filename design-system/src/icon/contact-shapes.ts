/** Contact icons, separate from shapes.ts, which every page may load. */
export const chatShape =
  'M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5ZM9 8.5c-.6 2.8 3 6.8 6 6.5l.9-1.7-2-1-1 .8c-.9-.3-1.9-1.3-2.2-2.2l.8-1-.9-1.9Z'
export const mailShape =
  'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3.5 7l8.5 6 8.5-6'
export const networkShape =
  'M14 21v-7.5h2.6l.5-3.2H14V8.4c0-1 .5-1.7 1.8-1.7h1.5V3.8c-.4-.1-1.2-.2-2.1-.2-2.5 0-4.2 1.5-4.2 4.2v2.5H8.2v3.2H11V21'
export const phoneShape =
  'M5 4h3.5l1.5 4-2 1.5a11 11 0 0 0 6.5 6.5l1.5-2 4 1.5V19a1.5 1.5 0 0 1-1.6 1.5A16.5 16.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z'
export const photoShape =
  'M8.5 3.5h7a5 5 0 0 1 5 5v7a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5v-7a5 5 0 0 1 5-5ZM8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M17 7h.01'
export const pinShape =
  'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21ZM9.5 9.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0'
