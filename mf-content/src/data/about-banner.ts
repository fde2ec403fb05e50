/** Stored path of the picture in the head of the About page. */
export const aboutBanner = '/uploads/banners/banner-about.jpg'
