export const categories = ['WHOLE SPICES', 'GROUND SPICES', 'DIY SPICE KIT', 'SPICES BLENDS'] as const
