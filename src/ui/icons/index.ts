export * from './Icon';
export * from './names';
