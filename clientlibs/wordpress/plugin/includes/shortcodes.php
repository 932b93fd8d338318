<?php
// A shortcode for each widget, and inside it one for each slot that an author fills.

defined( 'ABSPATH' ) || exit;

/**
 * The values of a shortcode by field name. Its parameters have the names of the attributes: `min_date`,
 * `min-date` or `data-min-date`. A boolean parameter may be written without a value.
 */
function vetrina_parameters( $fields, $given ) {
	$written = array();
	foreach ( is_array( $given ) ? $given : array() as $name => $value ) {
		$written[ vetrina_parameter( is_int( $name ) ? $value : $name ) ] = is_int( $name ) ? 'true' : html_entity_decode( $value, ENT_QUOTES, 'UTF-8' );
	}
	$values = array();
	foreach ( $fields as $name => $field ) {
		$parameter = vetrina_parameter( $field['attribute'] );
		if ( isset( $written[ $parameter ] ) ) {
			$values[ $name ] = $written[ $parameter ];
		}
	}
	return $values;
}

function vetrina_parameter( $name ) {
	return str_replace( '-', '_', preg_replace( '/^data[-_]/', '', strtolower( $name ) ) );
}

/**
 * Stack of the shortcodes that are being rendered, outermost first: the children that each accepts, and their
 * markup.
 */
function &vetrina_open_children() {
	static $open = array();
	return $open;
}

/**
 * The markup inside a shortcode, without the parts of paragraphs that WordPress has split at its brackets.
 */
function vetrina_inner_markup( $content ) {
	$trimmed = preg_replace( '#^(\s|</p>|<br\s*/?>)+|(\s|<p>|<br\s*/?>)+$#', '', (string) $content );
	return wp_kses_post( force_balance_tags( do_shortcode( $trimmed ) ) );
}

function vetrina_render_shortcode( $widget, $given, $content ) {
	$open   = &vetrina_open_children();
	$open[] = array(
		'contains' => isset( $widget['contains'] ) ? $widget['contains'] : array(),
		'markup'   => '',
	);
	$inner  = vetrina_inner_markup( $content );
	// The shortcodes inside have added their markup to it.
	$own      = array_pop( $open );
	$children = $own['markup'];
	$slots    = array_values(
		array_filter(
			$widget['children'],
			function ( $child ) {
				return ! $child['repeated'];
			}
		)
	);
	// Text without the shortcode of a slot goes into the first slot, even if a later release adds a second
	// one.
	if ( '' === $children && $slots ) {
		$children = vetrina_child( $slots[0], array(), $inner );
	}
	$element = vetrina_element( $widget, vetrina_parameters( $widget['fields'], $given ), $children, 'class="vetrina-shortcode"' );
	$outer   = count( $open ) - 1;
	if ( $outer < 0 || ! in_array( $widget['block'], $open[ $outer ]['contains'], true ) ) {
		return $element;
	}
	$open[ $outer ]['markup'] .= $element;
	return '';
}

/** The shortcode of a slot. Outside its widget it prints its content. */
function vetrina_render_child_shortcode( $child, $given, $content ) {
	$open  = &vetrina_open_children();
	$inner = vetrina_inner_markup( $content );
	if ( ! $open ) {
		return $inner;
	}
	$open[ count( $open ) - 1 ]['markup'] .= vetrina_child( $child, vetrina_parameters( $child['fields'], $given ), $inner );
	return '';
}

add_action(
	'init',
	function () {
		foreach ( vetrina_widgets() as $widget ) {
			add_shortcode(
				$widget['shortCode'],
				function ( $given, $content = '' ) use ( $widget ) {
					return vetrina_render_shortcode( $widget, $given, $content );
				}
			);
			foreach ( $widget['children'] as $child ) {
				add_shortcode(
					$child['shortCode'],
					function ( $given, $content = '' ) use ( $child ) {
						return vetrina_render_child_shortcode( $child, $given, $content );
					}
				);
			}
		}
	}
);
