/** One path per icon, 24 x 24, drawn with a 1.75 stroke. Separate exports, so that bundles skip unused ones. */
export const addShape = 'M5 12h14M12 5v14'
export const alertShape = 'M12 8v5M12 16.5h.01M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0'
export const aromaShape =
  'M4 14h16a8 7 0 0 1-16 0ZM8.5 21.5h7M8 11c-1.8-2 1.8-3.2 0-5.5M12 11c-1.8-2.5 1.8-4.5 0-7.5M16 11c-1.8-2 1.8-3.2 0-5.5'
export const arrowShape = 'M4 12h15M13 6l6 6-6 6'
export const bangShape = 'M12 6v8M12 18h.01'
export const cartShape =
  'M3 4h2.2l2 11.2a1.5 1.5 0 0 0 1.5 1.3h8.6a1.5 1.5 0 0 0 1.5-1.2L20.5 8H6M8.2 20a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0M15.7 20a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0'
export const checkShape = 'm5 12.5 4.5 4.5L19 7.5'
export const chevronDownShape = 'm6 9 6 6 6-6'
export const chevronLeftShape = 'm15 5-7 7 7 7'
export const chevronRightShape = 'm9 5 7 7-7 7'
export const closeShape = 'm6 6 12 12M18 6 6 18'
export const colourShape =
  'M12 2.8c3.6 4.3 6.5 7.4 6.5 11.2a6.5 6.5 0 0 1-13 0c0-3.8 2.9-6.9 6.5-11.2ZM8.8 14.2a3.3 3.3 0 0 0 3.2 3.3'
export const eyeOffShape =
  'M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.3 7.6A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 4.2-1M10 10a3 3 0 0 0 4.1 4.2M4 4l16 16'
export const eyeShape =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0'
export const lockShape =
  'M7 10.5h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2ZM8 10.5v-3a4 4 0 0 1 8 0v3'
export const menuShape = 'M4 7h16M4 12h16M4 17h16'
export const pauseShape = 'M9 6v12M15 6v12'
export const personShape = 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6'
export const playShape = 'M8 5.5v13l10.5-6.5Z'
export const removeShape = 'M5 12h14'
export const retryShape = 'M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6'
export const sealShape =
  'M6 9.5a6 6 0 1 0 12 0 6 6 0 1 0-12 0M9.3 9.6l2 2 3.5-3.7M8.5 14.5 7 21.5l5-2.5 5 2.5-1.5-7'
export const searchShape = 'M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.5 15.5 20.5 20.5'
export const textureShape =
  'M3 18c2.5-6 5.5-9 9-9s6.5 3 9 9ZM7 21.5h10M9 15h.01M12 12.5h.01M15 15h.01M12 16h.01M10.5 5.5h.01M13.5 4h.01M12 2.5h.01'
