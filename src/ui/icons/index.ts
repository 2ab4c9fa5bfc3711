export * from './Icon';
export * from './marks';
export * from './names';
