export { Glyph, Icon, type IconProps } from './Icon';
export { ICON_AUTHORS, type IconName } from './names';
