<?php
// Elements that authors write as HTML. WordPress removes tags that it does not know for everybody who may not write
// unfiltered HTML.

defined( 'ABSPATH' ) || exit;

/** Elements of HTML that authors put into a slot. */
const VETRINA_SLOTTED = array( 'a', 'div', 'img', 'ol', 'p', 'section', 'span', 'ul' );

/** The attributes of fields. Demonstration and edit mode are none of them: a page must not say that by itself. */
function vetrina_allowed_attributes( $fields ) {
	return array_fill_keys( array_column( array_values( $fields ), 'attribute' ), true );
}

add_filter(
	'wp_kses_allowed_html',
	function ( $allowed, $context ) {
		if ( 'post' !== $context || ! is_array( $allowed ) ) {
			return $allowed;
		}
		$general = array( 'class' => true, 'dir' => true, 'id' => true, 'lang' => true, 'style' => true, 'hidden' => true );
		foreach ( vetrina_widgets() as $tag => $widget ) {
			$allowed[ $tag ] = $general + vetrina_allowed_attributes( $widget['fields'] );
			foreach ( $widget['children'] as $child ) {
				$allowed['div'] = ( isset( $allowed['div'] ) && is_array( $allowed['div'] ) ? $allowed['div'] : array() ) + vetrina_allowed_attributes( $child['fields'] );
			}
		}
		foreach ( VETRINA_SLOTTED as $tag ) {
			if ( isset( $allowed[ $tag ] ) && is_array( $allowed[ $tag ] ) ) {
				$allowed[ $tag ] += array( 'slot' => true, 'hidden' => true );
			}
		}
		return $allowed;
	},
	10,
	2
);
