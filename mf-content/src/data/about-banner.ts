export const aboutBanner = '/uploads/banners/banner-about.jpg'
