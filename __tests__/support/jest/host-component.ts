import { Component, createElement, type ReactNode } from 'react';

interface Props {
  readonly children?: ReactNode;
}

let lastTag = 0;
const nothing = () => undefined;

/**
 * Stands in for what the preset of React Native puts in the place of every native view. That one makes six mock functions
 * for each view that is drawn, which takes a tenth of the time of a screen's test; nobody looks at them here.
 */
export default function hostComponent(name: string) {
  return class extends Component<Props> {
    static displayName = name === 'RCTView' ? 'View' : name;
    _nativeTag = (lastTag += 1);
    blur = nothing;
    focus = nothing;
    measure = nothing;
    measureInWindow = nothing;
    measureLayout = nothing;
    setNativeProps = nothing;

    override render() {
      return createElement(name, this.props, this.props.children);
    }
  };
}
