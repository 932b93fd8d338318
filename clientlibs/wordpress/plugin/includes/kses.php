<?php
// Allows elements that authors write as HTML. For users without the right to write unfiltered HTML, WordPress
// removes unknown tags.

defined( 'ABSPATH' ) || exit;

/** HTML elements that authors put into a slot. */
const VETRINA_SLOTTED = array( 'a', 'div', 'img', 'ol', 'p', 'section', 'span', 'ul' );

/**
 * Attributes of fields. They do not include those of demo mode and edit mode, which page content must not
 * set.
 */
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
